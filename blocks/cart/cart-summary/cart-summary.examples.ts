import { awkwardItems, manyItems, sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const coupon = { id: 1, code: 'MORE5', amount: 5 };

export const cartSummaryExamples: readonly BlockExample[] = [
  { name: 'typical', data: { cart: sampleCart(sampleItems.slice(0, 1), { coupon }) } },
  { name: 'empty', met: ['cart:empty'], data: { cart: null } },
  {
    name: 'long-text',
    meta: {
      title: 'Pregled svega što ste odabrali za svoju kožu',
      note: 'Plaćate karticom, uplatom na račun ili pouzećem.\nPovrat u 14 dana, bez navođenja razloga.',
    },
    data: {
      cart: sampleCart(awkwardItems, {
        coupon: { id: 1, code: 'ZIMSKA-NJEGA-ZA-OSJETLJIVU-KOZU-2026', amount: 1234.5 },
      }),
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Pregled narudžbe' },
    mobileMeta: { title: 'Pregled' },
    data: { cart: sampleCart(sampleItems) },
  },
  {
    name: 'three-lines',
    met: ['cart:typical', 'cart:short'],
    data: { cart: sampleCart(sampleItems) },
  },
  { name: 'many-lines', met: ['cart:long'], data: { cart: sampleCart(manyItems) } },
  {
    name: 'before-delivery',
    data: { cart: sampleCart(sampleItems.slice(0, 1), { deliveryMethodId: null }) },
  },
];
