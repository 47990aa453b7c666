/** How shopping goes on after adding to the cart: `cartType` of the settings (G-077). */

/** On to the cart. */
export const GO_TO_CART = 0;
/** The page stays; a toast says what happened. */
export const STAY_ON_PAGE = 1;
/** A window says what the cart holds now. */
export const SHOW_WINDOW = 2;

export const CART_TYPES = [GO_TO_CART, STAY_ON_PAGE, SHOW_WINDOW] as const;
export type CartType = (typeof CART_TYPES)[number];
