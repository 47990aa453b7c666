/** Codes of a cart that was ordered, or went to another cart at a login: it will not come back. */
export const CART_IS_OVER: readonly string[] = ['CART_ARCHIVED', 'SESSION_USED'];

/** Codes after which the cart that the cookies name is of no use any more (CART-04). */
export const CART_IS_GONE: readonly string[] = ['CART_NOT_FOUND', ...CART_IS_OVER];
