import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutConsentsExamples } from './checkout-consents.examples.ts';
import { loadCheckoutConsents } from './checkout-consents.loader.ts';
import { checkoutConsentsSchema } from './checkout-consents.schema.ts';
import { CheckoutConsents } from './checkout-consents.tsx';

export const checkoutConsents = defineBlock({
  type: 'checkout-consents',
  version: 1,
  category: 'checkout',
  icon: 'shield-check',
  schema: checkoutConsentsSchema,
  texts: blockTexts('checkout-consents'),
  contract: {
    on: ['checkout'],
    provides: ['order-consents'],
    requires: ['order-button'],
    after: ['payment-method'],
    inside: 'payment-step',
    unique: true,
  },
  load: loadCheckoutConsents,
  Component: CheckoutConsents,
  examples: checkoutConsentsExamples,
});
