import { defineError } from '#server/errors.ts';

/** Payload: `products`, each `{ productId, free }` with the pieces that are left. */
export const OutOfStock = defineError(
  'OUT_OF_STOCK',
  'The product is not available in this quantity.',
  409,
);
