import { type Static, Type } from 'typebox';
import { CART_RELATED } from '#domain/constants.ts';

import { chromeSchema, textField } from '#schemas/fields.ts';

/**
 * Words of the window that opens once something was added to the cart, and up to 20 products below
 * it. An empty text is said by the product.
 */
export const addToCartModalSchema = chromeSchema(
  {
    title: textField({ maxLength: 90 }),
    goOn: textField({ maxLength: 40 }),
    keepShopping: textField({ maxLength: 40 }),
    relatedTitle: textField({ maxLength: 90 }),
    selectedProductIds: Type.Array(Type.Integer({ minimum: 1 }), {
      default: [],
      maxItems: CART_RELATED,
      'x-bag': 'options',
      'x-control': 'product',
      'x-mobile': false,
    }),
  },
  { 'x-may-be-empty': true },
);
export type AddToCartModalValues = Static<typeof addToCartModalSchema>;
