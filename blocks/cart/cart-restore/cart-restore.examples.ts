import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';

const dataOf = (products: readonly Product[]) => ({
  removed: products.map(({ id, name }) => ({ item: { productId: id }, name })),
});

export const cartRestoreExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['cart:typical'], data: dataOf(sampleProducts.slice(0, 1)) },
  { name: 'empty', met: ['cart:empty'], data: { removed: [] } },
  {
    name: 'long-text',
    meta: { title: 'Proizvodi koje ste uklonili, a možda ih ipak želite' },
    data: dataOf(awkwardProducts),
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Nedavno ste uklonili' },
    mobileMeta: { title: 'Uklonjeno' },
    data: dataOf(sampleProducts.slice(0, 2)),
  },
];
