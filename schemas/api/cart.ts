import { type Static, Type } from 'typebox';
import { mediaSchema } from '#schemas/media.ts';
import { defineEndpoint } from './endpoint.ts';

const itemPricesSchema = Type.Object({
  retailPrice: Type.Number(),
  finalPrice: Type.Number(),
  row: Type.Number(),
});

/** One line of a cart (ENT-06). */
export const cartItemSchema = Type.Object({
  itemId: Type.Integer(),
  productId: Type.Integer(),
  qty: Type.Integer(),
  productData: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    media: Type.Array(mediaSchema),
  }),
  prices: Type.Object({ base: itemPricesSchema }),
});

/** A cart. Amounts are gross decimals. */
export const cartSchema = Type.Object({
  id: Type.String(),
  items: Type.Array(cartItemSchema),
  prices: Type.Object({
    base: Type.Object({ itemsTotal: Type.Number(), cartTotal: Type.Number() }),
  }),
  currencyId: Type.Integer(),
});
export type Cart = Static<typeof cartSchema>;

/**
 * The key to a cart. In a browser both travel in cookies for one year (CART-05); `protectCode` is
 * httpOnly there, so the body may leave both out.
 */
const cartKeyShape = {
  cartId: Type.Optional(Type.String({ maxLength: 60 })),
  protectCode: Type.Optional(Type.String({ maxLength: 80 })),
  currencyId: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** API-42. Sets the cookies `cartId` and `protectCode` for a browser. */
export const newCartSession = defineEndpoint({
  key: 'cart.newSession',
  method: 'GET',
  path: '/api/v2/ecommerce/checkout/cart/getNewCartSession',
  summary: 'Start a cart',
  access: 'public',
  data: Type.Object({ id: Type.String(), protectCode: Type.String() }),
});

/** API-40. 400 for an unknown cart or a wrong code (one answer for both). */
export const getCart = defineEndpoint({
  key: 'cart.get',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/cart/getCart',
  summary: 'Read a cart',
  access: 'cart',
  body: Type.Object(cartKeyShape, { additionalProperties: false }),
  data: cartSchema,
});

/** API-44. Quantity 1 to 999; equal products share a line. */
export const addCartItem = defineEndpoint({
  key: 'cart.addItem',
  method: 'POST',
  path: '/api/v2/ecommerce/checkout/cart/addItem',
  summary: 'Add a product to a cart',
  access: 'cart',
  body: Type.Object(
    {
      ...cartKeyShape,
      productId: Type.Integer({ minimum: 1 }),
      qty: Type.Integer({ minimum: 1, maximum: 999 }),
      options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      reservation: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: cartSchema,
});
