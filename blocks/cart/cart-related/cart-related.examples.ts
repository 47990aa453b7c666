import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const cartRelatedExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    options: { selectedProductIds: [101, 102, 103] },
    data: { products: sampleProducts },
  },
  { name: 'empty', data: { products: [] } },
  {
    name: 'long-text',
    meta: { title: 'Uz ono što ste odabrali naši magistri farmacije često preporučuju i ovo' },
    data: { products: [...awkwardProducts, ...sampleProducts.slice(0, 4)] },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Moglo bi vas zanimati' },
    mobileMeta: { title: 'Još za vas' },
    data: { products: sampleProducts.slice(2, 7) },
  },
];
