import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const data = { products: sampleProducts.slice(0, 5) };

export const wishlistGridExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data },
  { name: 'empty', met: ['list:empty'], data: { products: [] } },
  {
    name: 'long-text',
    meta: { title: 'Proizvodi koje ste spremili za neku od sljedećih narudžbi' },
    data: { products: awkwardProducts },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Lista želja' },
    mobileMeta: { title: 'Želje' },
    options: { background: 'soft' },
    data,
  },
  { name: 'guest', met: ['visitor:guest'], data: { products: null } },
];
