import { sampleLine } from '#blocks/_fixtures/cart.ts';
import {
  sampleBundle,
  sampleConfigurable,
  sampleDetail,
} from '#blocks/_fixtures/product-detail.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const configurable = sampleConfigurable();

export const productBuyBoxExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['product:simple', 'product:custom'],
    meta: { note: 'Šaljemo čim je paket spreman.' },
    data: { line: null, product: sampleDetail() },
  },
  { name: 'empty', data: { line: null, product: null } },
  {
    name: 'long-text',
    meta: {
      note: 'Naručite radnim danom do 14 sati i šaljemo isti dan; uz svaku narudžbu birate dva uzorka koja možete zamijeniti u ljekarni.',
    },
    data: {
      line: null,
      product: {
        ...configurable,
        associatedProductsAttributes: configurable.associatedProductsAttributes.map(
          (attribute) => ({
            ...attribute,
            values: attribute.values.map((value) => ({
              ...value,
              label: `${value.label} iz vrtova na otocima srednje Dalmacije, brano ručno`,
            })),
          }),
        ),
      },
    },
  },
  {
    name: 'mobile-overrides',
    meta: { note: 'Uz svaku narudžbu birate dva uzorka.' },
    mobileMeta: { note: 'Uz narudžbu dva uzorka.' },
    options: { showQuantity: false },
    data: { line: null, product: sampleDetail() },
  },
  {
    name: 'configurable',
    met: ['product:configurable'],
    data: { line: null, product: configurable },
  },
  {
    name: 'sold-out',
    met: ['product:sold-out'],
    data: { line: null, product: sampleDetail({ available: false, isPurchasable: false }) },
  },
  {
    name: 'edited',
    data: { product: configurable, line: sampleLine({ productId: 202, qty: 3 }) },
  },
  { name: 'bundle', met: ['product:bundle'], data: { line: null, product: sampleBundle() } },
];
