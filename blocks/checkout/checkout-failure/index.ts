import { defineBlock } from '#runtime/define-block.ts';
import { loadCartOnly } from '../../_ui/cart/load-cart.ts';
import { checkoutFailureExamples } from './checkout-failure.examples.ts';
import { checkoutFailureSchema } from './checkout-failure.schema.ts';
import { checkoutFailureTexts } from './checkout-failure.texts.ts';
import { CheckoutFailure } from './checkout-failure.tsx';

export const checkoutFailure = defineBlock({
  type: 'checkout-failure',
  version: 1,
  category: 'content',
  icon: 'circle-x',
  schema: checkoutFailureSchema,
  texts: checkoutFailureTexts,
  load: loadCartOnly,
  Component: CheckoutFailure,
  examples: checkoutFailureExamples,
});
