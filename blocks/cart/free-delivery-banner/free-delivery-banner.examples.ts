import { sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const little = { cart: sampleCart(sampleItems.slice(0, 1)) };
const much = { cart: sampleCart(sampleItems) };

export const freeDeliveryBannerExamples: readonly BlockExample[] = [
  { name: 'typical', data: little },
  { name: 'empty', met: ['cart:empty'], data: { cart: null } },
  {
    name: 'long-text',
    meta: { text: 'Hvala na povjerenju: ovaj paket putuje do vas o našem trošku, i na otoke.' },
    data: much,
  },
  {
    name: 'mobile-overrides',
    meta: { text: 'Dostava je na nama' },
    mobileMeta: { text: 'Besplatna dostava' },
    data: much,
  },
  { name: 'reached', met: ['cart:typical', 'cart:long', 'cart:short'], data: much },
];
