/** How shopping goes on after adding to the cart: `cartType` of the settings (G-077). */
export const CART_TYPE = {
  /** On to the cart. */
  toCart: 0,
  /** The page stays; a toast says what happened. */
  stay: 1,
  /** A window says what the cart holds now. */
  window: 2,
} as const;
export type CartType = (typeof CART_TYPE)[keyof typeof CART_TYPE];
