import { sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import { waitingOrder } from '#blocks/_fixtures/checkout.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const data = { cart: sampleCart(sampleItems) };

export const checkoutFailureExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['order:declined'], data },
  { name: 'empty', data: { cart: null } },
  {
    name: 'waiting-order',
    met: ['order:unfinished'],
    data: { cart: sampleCart(sampleItems, { waitingOrder }) },
  },
  {
    name: 'long-text',
    meta: { title: 'Nažalost, banka ovaj put nije odobrila plaćanje vaše narudžbe' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Plaćanje nije uspjelo' },
    mobileMeta: { title: 'Neuspjelo plaćanje' },
    options: { background: 'soft' },
    data,
  },
];
