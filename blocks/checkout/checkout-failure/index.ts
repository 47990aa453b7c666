import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { loadCartOnly } from '../../_ui/cart/load-cart.ts';
import { checkoutFailureExamples } from './checkout-failure.examples.ts';
import { checkoutFailureSchema } from './checkout-failure.schema.ts';
import { CheckoutFailure } from './checkout-failure.tsx';

export const checkoutFailure = defineBlock({
  type: 'checkout-failure',
  version: 1,
  category: 'checkout',
  icon: 'circle-x',
  schema: checkoutFailureSchema,
  texts: blockTexts('checkout-failure'),
  contract: { on: ['checkoutFailure'], provides: ['payment-failure'], unique: true },
  load: loadCartOnly,
  needsSample: ({ cart }) => cart === null,
  Component: CheckoutFailure,
  examples: checkoutFailureExamples,
});
