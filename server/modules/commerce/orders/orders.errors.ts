import { defineError } from '#server/errors.ts';

/** The sums are not those that were shown; the client reads the cart again (ORD-04). */
export const CartChanged = defineError('CART_CHANGED', 'Cart was changed, check the prices.', 409);
/** Payload: `items`, the ids of the products that are not sold any more (I6). */
export const ItemsUnavailable = defineError(
  'ITEMS_UNAVAILABLE',
  'Some products are not available.',
  409,
);
export const CartEmpty = defineError('CART_EMPTY', 'Cart is empty.', 409);
export const OrderNotChangeable = defineError(
  'ORDER_NOT_CHANGEABLE',
  'Order cannot be changed to this status.',
  409,
);
/** The provider of an order that waits beside the cart cannot be asked whether that is paid. */
export const PaymentUnsure = defineError(
  'PAYMENT_UNSURE',
  'It is not known yet whether your last order was paid.',
  409,
);
/** Payload: `fields`, as of all forms that insist on consents (CONS-04). */
export const ConsentsRequired = defineError(
  'CONSENTS_REQUIRED',
  'Accept the consents that the order needs.',
  400,
);
/** Numbers are being drawn all the time; a change waits for a moment without. */
export const NumbersBusy = defineError(
  'NUMBERS_BUSY',
  'Orders are being numbered just now; try again.',
  409,
);
/** A link was used as often as it may be. */
export const DownloadsUsedUp = defineError(
  'DOWNLOADS_USED_UP',
  'The file was downloaded too often.',
  409,
);
