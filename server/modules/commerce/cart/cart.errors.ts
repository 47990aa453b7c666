import { defineError } from '#server/errors.ts';

/** Same answer for an unknown cart, a wrong code and another's cart, so codes cannot be guessed (S1). */
export const CartNotFound = defineError('CART_NOT_FOUND', "Session doesn't exist", 400);
export const CartArchived = defineError('CART_ARCHIVED', 'Cart is archived.', 409);
/** The lines went to another cart of the customer at a login (I33). */
export const SessionUsed = defineError('SESSION_USED', 'Session already used.', 409);
/** Payload: `max` of one line (CART-18). */
export const QuantityOutOfRange = defineError('INVALID_QUANTITY', 'Invalid quantity', 400);
/** More lines, or more money, than a cart may hold. */
export const CartFull = defineError('CART_FULL', 'The cart holds too many lines.', 409);
/** Payload: `products`, what nothing is left of; absent where it is not sold at all. */
export const ProductUnavailable = defineError(
  'PRODUCT_UNAVAILABLE',
  'The product is not available.',
  409,
);
/** Payload: `fields`, the choices that do not fit the product (PROD-06, BUND-03). */
export const InvalidConfiguration = defineError(
  'INVALID_CONFIGURATION',
  'Invalid configuration',
  400,
);
/** The server sets this line (CART-20, S6). */
export const ItemNotEditable = defineError('ITEM_NOT_EDITABLE', 'The item cannot be edited.', 400);
