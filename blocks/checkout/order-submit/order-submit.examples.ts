import type { BlockExample } from '#runtime/define-block.ts';
import { sampleTotal } from '../../_fixtures/checkout.ts';

const data = sampleTotal;

export const orderSubmitExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:payment'], data },
  { name: 'empty', data: { total: 0, userId: null, cartId: '' } },
  {
    name: 'long-text',
    meta: { label: 'Potvrđujem i naručujem s obvezom plaćanja' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { label: 'Naručite i platite' },
    mobileMeta: { label: 'Naručite' },
    options: { background: 'soft' },
    data,
  },
  { name: 'with-fee', met: ['checkout:fee'], data: { ...data, total: 58.9 } },
];
