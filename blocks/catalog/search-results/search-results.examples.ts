import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const found = {
  words: 'krema',
  products: sampleProducts,
  total: 54,
  page: 2,
  pages: 5,
  featured: [],
};
const nothing = { words: '', products: [], total: 0, page: 1, pages: 1 };
const LONG = 'regenerirajuća antioksidativna krema za osjetljivu kožu '.repeat(3).trim();

export const searchResultsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data: found },
  { name: 'empty', met: ['list:empty'], data: { ...nothing, featured: [] } },
  {
    name: 'long-text',
    meta: { title: 'Sve što smo za vas pronašli na policama naše ljekarne' },
    data: {
      ...found,
      words: LONG,
      products: sampleProducts.map((product) => ({ ...product, name: `${product.name} ${LONG}` })),
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Rezultati pretrage' },
    mobileMeta: { title: 'Rezultati' },
    options: { columns: 5 },
    mobileOptions: { columns: 2 },
    data: { ...found, pages: 1, total: 7 },
  },
  {
    name: 'nothing-found',
    met: ['list:filtered-empty'],
    data: { ...nothing, words: 'svemirski brod', featured: sampleProducts },
  },
  { name: 'before-a-search', data: { ...nothing, featured: sampleProducts } },
];
