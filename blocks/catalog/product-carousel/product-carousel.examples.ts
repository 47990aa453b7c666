import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const productCarouselExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['list:full'],
    meta: {
      eyebrow: 'Iz naše ljekarne',
      title: 'Najtraženije ovog mjeseca',
      link: { kind: 'url', href: '/shop', label: 'Svi proizvodi' },
    },
    data: { products: sampleProducts },
  },
  { name: 'empty', met: ['list:empty'], data: { products: [] } },
  {
    name: 'long-text',
    meta: {
      eyebrow: 'Savjetovalište naših magistara farmacije',
      title: 'Intenzivna njega za suhu, osjetljivu i dehidriranu kožu tijekom cijele zime',
      link: { kind: 'url', href: '/shop', label: 'Pogledajte cijelu ponudu za osjetljivu kožu' },
    },
    options: { background: 'soft' },
    data: { products: [...awkwardProducts, ...sampleProducts.slice(0, 5)] },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Novo na policama' },
    mobileMeta: { title: 'Novo' },
    mobileOptions: { space: 's' },
    data: { products: sampleProducts.slice(2, 9) },
  },
  {
    name: 'few-products',
    met: ['list:one'],
    meta: { title: 'Odabrali smo za vas' },
    options: { filterMode: 'specific', selectedProductIds: [101, 102, 103] },
    data: { products: sampleProducts.slice(0, 3) },
  },
];
