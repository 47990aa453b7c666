import { STEP_NAMES } from '#domain/commerce/checkout-steps.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutStepsExamples } from './checkout-steps.examples.ts';
import { loadCheckoutSteps } from './checkout-steps.loader.ts';
import { checkoutStepsSchema } from './checkout-steps.schema.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

export const checkoutSteps = defineBlock({
  type: 'checkout-steps',
  version: 1,
  category: 'checkout',
  icon: 'list-ordered',
  schema: checkoutStepsSchema,
  texts: blockTexts('checkout-steps'),
  slots: Object.fromEntries(STEP_NAMES.map((name) => [name, { place: `${name}-step` }])),
  contract: {
    on: ['checkout'],
    provides: ['checkout-steps'],
    requires: ['order-button'],
    unique: true,
  },
  essential: true,
  load: loadCheckoutSteps,
  Component: CheckoutSteps,
  examples: checkoutStepsExamples,
});
