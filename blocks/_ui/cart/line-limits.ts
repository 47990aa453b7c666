import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import type { CartItem } from '#schemas/api/cart.ts';

/** The gift wrapping: one goes around the whole cart (CART-20). */
export const GIFT_PRODUCT_ID = 21029;

/** A fee is the server's: it has neither a quantity to change nor a way out (CART-20). */
export function isFee({ itemId }: Pick<CartItem, 'itemId'>): boolean {
  return itemId < 0;
}

/** Whether a line is a fee or the gift wrapping. */
export function hasFixedQuantity(item: CartItem): boolean {
  return isFee(item) || item.productId === GIFT_PRODUCT_ID;
}

/** The most that a line's stepper offers. */
export function mostOf({ productData: { free } }: CartItem): number {
  return Math.max(Math.min(free ?? MAX_QUANTITY, MAX_QUANTITY), MIN_QUANTITY);
}

/** Id of what is said about the stock of a line. */
export function stockNoteId(lineId: string): string {
  return `${lineId}-stock`;
}
