import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { cartItemsExamples } from './cart-items.examples.ts';
import { loadCartItems } from './cart-items.loader.ts';
import { cartItemsSchema } from './cart-items.schema.ts';
import { CartItems } from './cart-items.tsx';

export const cartItems = defineBlock({
  type: 'cart-items',
  version: 1,
  category: 'checkout',
  icon: 'shopping-cart',
  schema: cartItemsSchema,
  texts: blockTexts('cart-items'),
  contract: { on: ['cart', 'checkout'], provides: ['cart-items'], requires: ['cart-summary'] },
  essential: true,
  load: loadCartItems,
  Component: CartItems,
  examples: cartItemsExamples,
});
