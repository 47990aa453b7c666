import { awkwardItems, manyItems, sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import type { CartItemsData, CartLineData } from './cart-items.loader.ts';

function dataOf(items: readonly CartItem[], facts: Partial<CartLineData> = {}): CartItemsData {
  return {
    cart: sampleCart(items),
    hasChanged: false,
    hasCardLapsed: false,
    wrapping: null,
    lines: items.map((item) => ({
      item,
      isAvailable: item.productData.available,
      choices: [],
      isWished: null,
      fault: '',
      ...facts,
    })),
  };
}

export const cartItemsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['cart:typical'], data: dataOf(sampleItems) },
  {
    name: 'empty',
    met: ['cart:empty'],
    data: { cart: null, hasChanged: false, hasCardLapsed: false, lines: [], wrapping: null },
  },
  {
    name: 'long-text',
    meta: { title: 'Proizvodi koje ste odabrali za sebe i svoje najbliže' },
    data: {
      ...dataOf(awkwardItems, {
        choices: ['Pjena za čišćenje lica 150 ml', 'Ruž za usne, nijansa Ruža', 'Gravura: Za mamu'],
        fault: 'quantity-invalid',
      }),
      hasChanged: true,
      hasCardLapsed: true,
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Vaša košarica' },
    mobileMeta: { title: 'Košarica' },
    data: dataOf(sampleItems),
  },
  {
    name: 'customer',
    met: ['cart:typical', 'visitor:member'],
    data: {
      ...dataOf(sampleItems, { isWished: true }),
      wrapping: { name: 'Darovno pakiranje', price: 2.5 },
    },
  },
  { name: 'many-lines', met: ['cart:long'], data: dataOf(manyItems) },
  {
    name: 'short-of-stock',
    met: ['cart:short'],
    data: {
      ...dataOf(
        sampleItems.map((item, index) => ({
          ...item,
          productData: { ...item.productData, free: index === 0 ? item.qty : 0 },
        })),
      ),
      hasChanged: true,
    },
  },
];
