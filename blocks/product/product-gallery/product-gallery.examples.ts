import {
  awkwardDetail,
  sampleBundle,
  sampleConfigurable,
  sampleDetail,
} from '#blocks/_fixtures/product-detail.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const pictures = sampleProducts.flatMap(({ media }) => media).slice(0, 5);

export const productGalleryExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['product:simple', 'product:custom', 'product:sold-out'],
    data: { product: sampleDetail() },
  },
  { name: 'empty', data: { product: null } },
  { name: 'long-text', data: { product: awkwardDetail() } },
  {
    name: 'mobile-overrides',
    options: { space: 'm' },
    mobileOptions: { space: 'none' },
    data: { product: sampleDetail({ media: pictures }) },
  },
  {
    name: 'strip',
    options: { layout: 'strip', ratio: '4 / 5', zoom: false },
    data: { product: sampleDetail({ media: pictures }) },
  },
  { name: 'configurable', met: ['product:configurable'], data: { product: sampleConfigurable() } },
  { name: 'bundle', met: ['product:bundle'], data: { product: sampleBundle() } },
];
