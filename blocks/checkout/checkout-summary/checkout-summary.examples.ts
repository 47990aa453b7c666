import type { BlockExample } from '#runtime/define-block.ts';
import { sampleSummary, summaryWithFee } from '../../_fixtures/checkout.ts';

const data = sampleSummary;

export const checkoutSummaryExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: [
      'checkout:address',
      'checkout:payer',
      'checkout:delivery',
      'checkout:collect',
      'checkout:review',
      'checkout:payment',
      'checkout:waiting',
    ],
    data,
  },
  { name: 'empty', met: ['checkout:empty'], data: { cart: null } },
  {
    name: 'two-currencies',
    data: {
      cart: sampleSummary.cart && {
        ...sampleSummary.cart,
        deliveryConverted: { amount: 1596.5, symbol: 'Ft' },
      },
    },
  },
  {
    name: 'long-text',
    meta: {
      title: 'Vaša narudžba u ljekarni i njezi Bonaca, sa svim stavkama, popustima i dostavom',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Vaša narudžba' },
    mobileMeta: { title: 'Vaša' },
    options: { background: 'soft' },
    data,
  },
  { name: 'with-fee', met: ['checkout:fee'], data: summaryWithFee },
];
