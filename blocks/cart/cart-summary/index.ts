import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { loadCartOnly } from '../../_ui/cart/load-cart.ts';
import { cartSummaryExamples } from './cart-summary.examples.ts';
import { cartSummarySchema } from './cart-summary.schema.ts';
import { CartSummary } from './cart-summary.tsx';

export const cartSummary = defineBlock({
  type: 'cart-summary',
  version: 1,
  category: 'checkout',
  icon: 'receipt',
  schema: cartSummarySchema,
  texts: blockTexts('cart-summary'),
  contract: {
    on: ['cart', 'checkout'],
    provides: ['cart-summary', 'sums'],
    requires: ['cart-items'],
  },
  load: loadCartOnly,
  Component: CartSummary,
  examples: cartSummaryExamples,
});
