import { defineError } from '#server/errors.ts';

/** Payload: `products`, each a `ShortProduct`. */
export const OutOfStock = defineError(
  'OUT_OF_STOCK',
  'The product is not available in this quantity.',
  409,
);
