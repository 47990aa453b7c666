import { defineError } from '#server/errors.ts';

/** Same answer for an unknown cart, a wrong code and another's cart, so codes cannot be guessed (S1). */
export const CartNotFound = defineError('CART_NOT_FOUND', "Session doesn't exist", 400);
export const CartArchived = defineError('CART_ARCHIVED', 'Cart is archived.', 409);
/** Payload: `max` of one line (CART-18). */
export const QuantityOutOfRange = defineError('INVALID_QUANTITY', 'Invalid quantity', 400);
export const CartFull = defineError('CART_FULL', 'The cart holds too many lines.', 409);
export const ProductUnavailable = defineError(
  'PRODUCT_UNAVAILABLE',
  'The product is not available.',
  409,
);
