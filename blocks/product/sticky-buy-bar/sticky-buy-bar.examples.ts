import { sampleLine } from '#blocks/_fixtures/cart.ts';
import {
  awkwardDetail,
  sampleBundle,
  sampleConfigurable,
  sampleDetail,
} from '#blocks/_fixtures/product-detail.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const stickyBuyBarExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['product:simple', 'product:custom'],
    data: { line: null, product: sampleDetail() },
  },
  { name: 'empty', data: { line: null, product: null } },
  {
    name: 'long-text',
    meta: { button: 'Stavi u košaricu odmah' },
    data: { line: null, product: awkwardDetail() },
  },
  {
    name: 'mobile-overrides',
    meta: { button: 'Dodaj u košaricu' },
    mobileMeta: { button: 'Kupi' },
    options: { showPicture: false },
    data: { line: null, product: sampleDetail() },
  },
  {
    name: 'configurable',
    met: ['product:configurable'],
    data: { line: null, product: sampleConfigurable() },
  },
  {
    name: 'reduced',
    options: { background: 'night' },
    data: {
      line: null,
      product: sampleDetail({
        retailPrice: 43.87,
        finalPrice: 32.9,
        discount: { basicPrice: 26.32, retailPrice: 32.9 },
      }),
    },
  },
  {
    name: 'sold-out',
    met: ['product:sold-out'],
    data: { line: null, product: sampleDetail({ available: false, isPurchasable: false }) },
  },
  {
    name: 'edited',
    data: { product: sampleConfigurable(), line: sampleLine({ productId: 202, qty: 3 }) },
  },
  { name: 'bundle', met: ['product:bundle'], data: { line: null, product: sampleBundle() } },
];
