import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { BoughtTogetherData } from './bought-together.loader.ts';

const of = (
  products: readonly (Product | undefined)[],
  isHabit = true,
): { data: BoughtTogetherData } => ({
  data: { products: products.filter((one) => one !== undefined), isHabit, renewAt: null },
});
const [serum, cream, hyaluronic, , sun, , vitamin] = sampleProducts;

export const boughtTogetherExamples: readonly BlockExample[] = [
  { name: 'typical', ...of([serum, cream, sun]) },
  { name: 'empty', ...of([]) },
  {
    name: 'long-text',
    meta: {
      title: 'Tri proizvoda koja naše magistre farmacije preporučuju uz ovu njegu osjetljive kože',
      button: 'Sve odabrano zajedno u košaricu',
    },
    options: { background: 'soft' },
    ...of([serum, ...awkwardProducts, vitamin]),
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Cijela jutarnja rutina' },
    mobileMeta: { title: 'Jutarnja rutina' },
    options: { source: 'chosen', selectedProductIds: [102, 103] },
    ...of([cream, hyaluronic], false),
  },
  { name: 'not-yet-a-habit', options: { background: 'night' }, ...of([serum, sun], false) },
  { name: 'four-products', options: { limit: 3 }, ...of([serum, cream, sun, vitamin]) },
];
