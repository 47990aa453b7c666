import { manyItems, sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const cartBagExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['cart:typical', 'cart:short'],
    meta: { label: 'Košarica' },
    visitor: { cart: sampleCart(sampleItems) },
  },
  { name: 'empty', met: ['cart:empty'], visitor: { cart: null } },
  { name: 'long-text', meta: { label: 'Vaša košarica u ljekarni Bonaca' } },
  {
    name: 'mobile-overrides',
    meta: { label: 'Košarica' },
    options: { showTotal: true },
    mobileOptions: { showTotal: false },
  },
  { name: 'many-pieces', met: ['cart:long'], visitor: { cart: sampleCart(manyItems) } },
  { name: 'basket', meta: { label: 'Košarica' }, options: { icon: 'basket' } },
];
