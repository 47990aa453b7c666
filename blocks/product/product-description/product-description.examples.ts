import { awkwardDetail, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const productDescriptionExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['product:simple', 'product:custom', 'product:sold-out'],
    data: {
      product: sampleDetail({
        notices: 'Sadrži vitamin A (retinol). Ne preporučuje se u trudnoći i tijekom dojenja.',
      }),
    },
  },
  { name: 'empty', data: { product: null } },
  {
    name: 'long-text',
    meta: { title: 'Sve što trebate znati o koncentratu prije nego što ga prvi put otvorite' },
    options: { fold: false },
    data: { product: awkwardDetail() },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Opis i sastav' },
    mobileMeta: { title: 'Opis' },
    options: { showManufacturer: false },
    data: { product: sampleDetail() },
  },
];
