import { defineError } from '#server/errors.ts';

export const WishlistFull = defineError('WISHLIST_FULL', 'Wishlist is full', 409);
