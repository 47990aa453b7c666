import type { Product } from '#schemas/api/catalog.ts';
import { mediaRecord } from './media.ts';

type Facts = Pick<Product, 'id' | 'slug' | 'name' | 'retailPrice'> & {
  brand: string;
  pictures: readonly (readonly [id: number, file: string, color: string])[];
} & Partial<Omit<Product, 'brand' | 'media'>>;

/** A product as `filterProducts` answers it; what a fixture leaves out is a simple product in stock. */
export function sampleProduct({ brand, pictures, ...facts }: Facts): Product {
  return {
    sku: `BON-${facts.id}`,
    type: 'product',
    format: 'simple',
    media: pictures.map(([id, file, color]) =>
      mediaRecord({ id, file, color, alt: `${brand} ${facts.name}`, width: 1200, height: 1200 }),
    ),
    brand: { name: brand },
    available: true,
    isPurchasable: true,
    configurable: false,
    tags: [],
    basicPrice: facts.retailPrice,
    finalPrice: facts.discount?.retailPrice ?? facts.retailPrice,
    discount: null,
    categoryPriority: 0,
    categories: [],
    ...facts,
  };
}

const NOVO = { id: 1, name: 'NOVO' };
const NAJPRODAVANIJE = { id: 2, name: 'NAJPRODAVANIJE' };
const SANITARY = { id: 53, name: 'Sanitetski proizvod' };

/** Every state of a card: plain, new, best seller, reduced, configurable, unavailable, sanitary. */
export const sampleProducts: readonly Product[] = [
  sampleProduct({
    id: 101,
    slug: 'serum-s-vitaminom-c',
    name: 'Serum s vitaminom C 15 %',
    brand: 'Jadraderm',
    retailPrice: 32.9,
    tags: [NAJPRODAVANIJE],
    pictures: [
      [1, 'serum-vitamin-c-30ml.webp', '#e1dfdd'],
      [3, 'serum-vitamin-c-30ml-open.webp', '#f1f0ef'],
    ],
  }),
  sampleProduct({
    id: 102,
    slug: 'krema-s-ceramidima',
    name: 'Krema s ceramidima za zaštitnu barijeru',
    brand: 'Jadraderm',
    retailPrice: 20,
    discount: { basicPrice: 11.99, retailPrice: 14.99 },
    pictures: [
      [6, 'cream-ceramide-barrier-50ml.webp', '#f5f5f4'],
      [7, 'cream-ceramide-barrier-50ml-open.webp', '#d5d3d0'],
    ],
  }),
  sampleProduct({
    id: 103,
    slug: 'hijaluronski-serum',
    name: 'Hijaluronski serum',
    brand: 'Moreva',
    retailPrice: 27.5,
    tags: [NOVO],
    pictures: [
      [12, 'serum-hyaluronic-30ml.webp', '#adc3cc'],
      [13, 'serum-hyaluronic-30ml-from-above.webp', '#b9ced5'],
    ],
  }),
  sampleProduct({
    id: 104,
    slug: 'krema-za-ruke',
    name: 'Krema za ruke',
    brand: 'Lavandra',
    retailPrice: 9.4,
    format: 'configurable',
    configurable: true,
    isPurchasable: false,
    pictures: [
      [29, 'hand-cream-75ml.webp', '#eae6ee'],
      [32, 'hand-cream-75ml-close-up.webp', '#e7e2ec'],
    ],
  }),
  sampleProduct({
    id: 105,
    slug: 'krema-za-lice-spf-50',
    name: 'Krema za lice SPF 50',
    brand: 'Solenta',
    retailPrice: 24.9,
    discount: { basicPrice: 15.92, retailPrice: 19.9 },
    tags: [NOVO],
    pictures: [[59, 'sun-cream-face-spf50-50ml.webp', '#e6a856']],
  }),
  sampleProduct({
    id: 106,
    slug: 'ulje-sipka-za-lice',
    name: 'Ulje šipka za lice',
    brand: 'Biljna',
    retailPrice: 18.2,
    available: false,
    isPurchasable: false,
    pictures: [[38, 'face-oil-rosehip-30ml.webp', '#f0eee9']],
  }),
  sampleProduct({
    id: 107,
    slug: 'vitamin-d3-2000-iu',
    name: 'Vitamin D3 2000 IU, 60 kapsula',
    brand: 'Kadulja',
    retailPrice: 12.9,
    tags: [SANITARY],
    pictures: [
      [52, 'vitamin-d3-softgels-60.webp', '#f3f3f2'],
      [53, 'vitamin-d3-softgels-60-close-up.webp', '#eeefed'],
    ],
  }),
  sampleProduct({
    id: 108,
    slug: 'losion-za-tijelo-s-lavandom',
    name: 'Losion za tijelo s lavandom',
    brand: 'Lavandra',
    retailPrice: 16.5,
    pictures: [
      [24, 'body-lotion-lavender-300ml.webp', '#d5cedf'],
      [25, 'body-lotion-lavender-300ml-close-up.webp', '#e6e2ea'],
    ],
  }),
  sampleProduct({
    id: 109,
    slug: 'poklon-paket-lavanda',
    name: 'Poklon paket Lavanda',
    brand: 'Lavandra',
    retailPrice: 1240.5,
    format: 'bundle',
    tags: [NAJPRODAVANIJE, NOVO],
    pictures: [[75, 'gift-set-lavender.webp', '#aea6bb']],
  }),
  sampleProduct({
    id: 110,
    slug: 'sampon-s-kaduljom',
    name: 'Šampon s kaduljom',
    brand: 'Kadulja',
    retailPrice: 11.3,
    pictures: [
      [46, 'shampoo-sage-250ml.webp', '#d0d9d0'],
      [47, 'shampoo-sage-250ml-close-up.webp', '#d1d9d1'],
    ],
  }),
];

/** Names that do not fit one line, and a product without picture. */
export const awkwardProducts: readonly Product[] = [
  sampleProduct({
    id: 201,
    slug: 'intenzivna-nocna-njega',
    name: 'Intenzivna noćna njega za suhu, osjetljivu i dehidriranu kožu s ceramidima, skvalanom i fermentiranim uljem šipka',
    brand: 'Jadraderm Laboratorij za osjetljivu kožu',
    retailPrice: 12345.67,
    discount: { basicPrice: 7900, retailPrice: 9876.54 },
    tags: [NOVO, NAJPRODAVANIJE, SANITARY],
    pictures: [[5, 'serum-retinol-night-30ml.webp', '#d2d2d5']],
  }),
  sampleProduct({
    id: 202,
    slug: 'najnjeznija-dezodoransna',
    name: 'Najnepostojanijedezodoransnoprotuznojno sredstvo',
    brand: 'Kadulja',
    retailPrice: 7.9,
    pictures: [],
  }),
];
