import { Type } from 'typebox';
import { cartCallShape, cartSchema } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';

const CART = '/api/v2/ecommerce/checkout/cart';
const strict = { additionalProperties: false };

/**
 * 404 for a code that is unknown, over or used up; 409 when it does not go with what is in the
 * cart; 429 after ten wrong codes in a minute (API-48, S8).
 */
export const applyCoupon = defineEndpoint({
  key: 'cart.applyCoupon',
  method: 'POST',
  path: `${CART}/applyCoupon`,
  summary: 'Use a coupon',
  access: 'cart',
  body: Type.Object(
    { ...cartCallShape, couponCode: Type.String({ minLength: 1, maxLength: 60 }) },
    strict,
  ),
  data: cartSchema,
});

/** Removing none is as good (API-49). */
export const removeCoupon = defineEndpoint({
  key: 'cart.removeCoupon',
  method: 'POST',
  path: `${CART}/removeCoupon`,
  summary: 'Do without the coupon',
  access: 'cart',
  body: Type.Object(cartCallShape, strict),
  data: cartSchema,
});

/** Prices for members from now on (G-071). 400 for a card that is not valid (API-50, ROLE-05). */
export const applyMemberCard = defineEndpoint({
  key: 'cart.applyMemberCard',
  method: 'POST',
  path: `${CART}/applyMemberCard`,
  summary: 'Use a member card',
  access: 'user',
  body: Type.Object(
    { ...cartCallShape, barcode: Type.String({ minLength: 1, maxLength: 40 }) },
    strict,
  ),
  data: cartSchema,
});
