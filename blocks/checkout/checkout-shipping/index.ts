import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutShippingExamples } from './checkout-shipping.examples.ts';
import { loadCheckoutShipping } from './checkout-shipping.loader.ts';
import { checkoutShippingSchema } from './checkout-shipping.schema.ts';
import { CheckoutShipping } from './checkout-shipping.tsx';

export const checkoutShipping = defineBlock({
  type: 'checkout-shipping',
  version: 1,
  category: 'checkout',
  icon: 'truck',
  schema: checkoutShippingSchema,
  texts: blockTexts('checkout-shipping'),
  contract: {
    on: ['checkout'],
    provides: ['delivery-method'],
    requires: ['order-address'],
    after: ['order-address'],
    inside: 'delivery-step',
    unique: true,
  },
  load: loadCheckoutShipping,
  Component: CheckoutShipping,
  examples: checkoutShippingExamples,
});
