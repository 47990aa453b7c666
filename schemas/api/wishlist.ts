import { Type } from 'typebox';
import { WHOLE_WISHLIST } from '#domain/constants.ts';
import { nullable, rowIdSchema } from '#schemas/primitives.ts';
import { productSchema } from './catalog.ts';
import { defineEndpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';

/**
 * G-048 (API-67). Adds the product, or takes it away when it is there. 404 for what cannot be
 * bought.
 */
export const toggleWish = defineEndpoint({
  key: 'wishlist.toggle',
  method: 'POST',
  path: '/api/v1/wishlist/create',
  summary: 'Add a product to the wishlist, or take it away',
  access: 'user',
  body: Type.Object({ product_id: rowIdSchema }, { additionalProperties: false }),
  data: Type.Object({ inWishlist: Type.Boolean() }),
});

/** The newest first; `product` is null while the product cannot be bought (API-68, WISH-05). */
export const filterWishes = defineEndpoint({
  key: 'wishlist.filter',
  method: 'GET',
  path: '/api/v1/wishlist/filter',
  summary: 'Wishlist of the logged-in shopper',
  access: 'user',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    /** The shop asks for 9999, i.e. for all (WISH-02). */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: WHOLE_WISHLIST })),
  }),
  data: listOf(Type.Object({ product_id: Type.Integer(), product: nullable(productSchema) })),
  bare: true,
});
