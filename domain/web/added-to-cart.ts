/**
 * Query key of the cart's path under which scripts fetch the window that opens after something was
 * added (CART-12): the block `add-to-cart-modal` alone. Whoever opens it by hand is led to the cart.
 */
export const ADDED_QUERY = 'dodano';

/** Id of that window. */
export const ADDED_MODAL_ID = 'added-to-cart';
