import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { cartBagExamples } from './cart-bag.examples.ts';
import { cartBagSchema } from './cart-bag.schema.ts';
import { CartBag } from './cart-bag.tsx';

export const cartBag = defineBlock({
  type: 'cart-bag',
  version: 1,
  category: 'chrome',
  icon: 'shopping-bag',
  schema: cartBagSchema,
  texts: blockTexts('cart-bag'),
  Component: CartBag,
  examples: cartBagExamples,
});
