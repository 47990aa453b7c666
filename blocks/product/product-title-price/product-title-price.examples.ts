import {
  awkwardDetail,
  sampleBundle,
  sampleConfigurable,
  sampleDetail,
} from '#blocks/_fixtures/product-detail.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const productTitlePriceExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['product:simple', 'product:custom', 'product:sold-out'],
    meta: { note: 'Dostava po cijeloj Hrvatskoj.' },
    data: { product: sampleDetail() },
  },
  { name: 'empty', data: { product: null } },
  { name: 'long-text', data: { product: awkwardDetail() } },
  {
    name: 'mobile-overrides',
    meta: { note: 'Dostava stiže za jedan do dva radna dana.' },
    mobileMeta: { note: 'Dostava za 1 do 2 dana.' },
    options: { showLead: false },
    data: { product: sampleDetail({ membershipPrice: 29.9 }) },
  },
  { name: 'configurable', met: ['product:configurable'], data: { product: sampleConfigurable() } },
  { name: 'bundle', met: ['product:bundle'], data: { product: sampleBundle() } },
];
