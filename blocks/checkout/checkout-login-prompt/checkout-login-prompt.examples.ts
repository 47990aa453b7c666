import type { BlockExample } from '#runtime/define-block.ts';
import { sampleCheckout } from '../../_fixtures/checkout.ts';

const data = sampleCheckout;

export const checkoutLoginPromptExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['visitor:guest'], data },
  { name: 'empty', data },
  {
    name: 'long-text',
    meta: {
      text: 'Već ste kod nas kupovali i imate korisnički račun s adresama, bodovima i listom želja?',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { text: 'Imate račun?' },
    mobileMeta: { text: 'Imate' },
    options: { background: 'soft' },
    data,
  },
  { name: 'customer', met: ['visitor:member'], data: { ...data, isCustomer: true } },
];
