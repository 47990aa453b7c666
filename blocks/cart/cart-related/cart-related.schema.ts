import { type Static, Type } from 'typebox';
import { CART_RELATED } from '#domain/constants.ts';

import { blockSchema, textField } from '#schemas/fields.ts';

/** Products that go with any cart, up to 20 (CART-24). An empty title is said by the product. */
export const cartRelatedSchema = blockSchema({
  title: textField({ maxLength: 90 }),
  selectedProductIds: Type.Array(Type.Integer({ minimum: 1 }), {
    default: [],
    maxItems: CART_RELATED,
    'x-bag': 'options',
    'x-control': 'product',
    'x-mobile': false,
  }),
});
export type CartRelatedValues = Static<typeof cartRelatedSchema>;
