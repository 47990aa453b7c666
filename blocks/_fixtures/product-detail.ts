import type { ProductDetail } from '#schemas/api/product.ts';
import { sampleProduct, sampleProducts } from './products.ts';

const DETAIL = {
  brand: {
    name: 'Jadraderm',
    manufacturer: 'Jadraderm d.o.o., Obala mira 7, 21000 Split',
    contact: 'info@jadraderm.test',
  },
  description:
    '<p>Serum s 15 % čistoga vitamina C i biljnim skvalanom. Ujutro na čistu kožu, prije kreme sa zaštitnim faktorom; ten je nakon mjesec dana ujednačeniji.</p><ul><li>30 ml, oko tri mjeseca svakodnevne uporabe</li><li>bez mirisa i silikona</li></ul>',
  shortDescription: 'Dvije do tri kapi ujutro za svjež i ujednačen ten.',
  notices: '',
  vatRate: 25,
  free: null,
  attributeSet: {
    attributes: [
      { attributeCode: 'skin_type', label: 'Tip kože', value: 'svi tipovi', valueId: 1 },
      { attributeCode: 'vegan', label: 'Veganski', value: 'Da', valueId: null },
    ],
  },
  associatedProducts: [],
  associatedProductsAttributes: [],
  customOptions: [],
};

/** A product as `getProduct` answers it; the first of the sample unless `facts` say otherwise. */
export function sampleDetail(facts: Partial<ProductDetail> = {}): ProductDetail {
  const [
    first = sampleProduct({
      id: 1,
      slug: 'a',
      name: 'A',
      brand: 'B',
      retailPrice: 1,
      pictures: [],
    }),
  ] = sampleProducts;
  return {
    ...first,
    unitPrice: { amount: 100, unit: 'ml', price: 109.67 },
    ...DETAIL,
    ...facts,
  };
}

function variant(id: number, name: string, valueId: number, retailPrice: number) {
  return {
    ...sampleProduct({
      id,
      slug: 'krema-za-ruke',
      name,
      brand: 'Lavandra',
      retailPrice,
      pictures: [],
    }),
    attributeSet: {
      attributes: [{ attributeCode: 'scent', label: 'Miris', value: name, valueId }],
    },
  };
}

/** A configurable product: three scents, one of them sold out, one dearer. */
export function sampleConfigurable(): ProductDetail {
  const scents = ['Lavanda', 'Maslina', 'Ruža'] as const;
  const colours = ['#b9a6c9', '#8f9a6b', '#d9a0a6'];
  const hand = sampleProducts.find(({ format }) => format === 'configurable');
  return sampleDetail({
    ...hand,
    brand: { ...DETAIL.brand, name: 'Lavandra' },
    unitPrice: null,
    associatedProducts: scents.map((name, index) => ({
      ...variant(201 + index, name, 11 + index, index === 1 ? 10.9 : 9.4),
      available: index !== 2,
      isPurchasable: index !== 2,
    })),
    associatedProductsAttributes: [
      {
        label: 'Miris',
        inputType: 'visualSwatch',
        customClass: '',
        attributeCode: 'scent',
        values: scents.map((label, index) => ({
          id: 11 + index,
          value: colours[index] ?? label,
          label,
          isMedia: false,
          shopDefault: index === 0,
        })),
      },
    ],
  });
}

/** A bundle with a part whose variant is still to be chosen. */
export function sampleBundle(): ProductDetail {
  const found = sampleProducts.find(({ format }) => format === 'bundle');
  return sampleDetail({
    ...found,
    retailPrice: 49.9,
    finalPrice: 49.9,
    unitPrice: null,
    brand: { ...DETAIL.brand, name: 'Lavandra' },
    bundles: [{ product: 104, quantity: 1, format: 'configurable' }],
  });
}

/** A product without a picture, with a name, a text and a brand that are hard to set. */
export function awkwardDetail(): ProductDetail {
  const name =
    'Regenerirajući antioksidativni koncentrat s niacinamidom, cinkom i ekstraktom smilja za kožu sklonu nepravilnostima';
  return sampleDetail({
    name,
    media: [],
    brand: {
      name: 'Laboratorij za dermokozmetiku Ljekarne Bonaca u Splitu',
      manufacturer:
        'Laboratorij za dermokozmetiku Ljekarne Bonaca d.o.o., Obala mira 7, 21000 Split',
      contact: 'https://laboratorij-za-dermokozmetiku.bonaca.test/kontakt-za-potrosace',
    },
    shortDescription: `${name}. ${name}.`,
    notices: `Čuvati izvan dohvata djece. ${name}. Ne nanositi na oštećenu kožu.`,
    description: `<p>${`${name}. `.repeat(6)}</p>`,
    discount: { basicPrice: 11.99, retailPrice: 1014.99 },
    retailPrice: 1299.9,
    finalPrice: 1014.99,
    lowestPrice: 999.9,
  });
}
