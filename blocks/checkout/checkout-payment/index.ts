import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutPaymentExamples } from './checkout-payment.examples.ts';
import { loadCheckoutPayment } from './checkout-payment.loader.ts';
import { checkoutPaymentSchema } from './checkout-payment.schema.ts';
import { CheckoutPayment } from './checkout-payment.tsx';

export const checkoutPayment = defineBlock({
  type: 'checkout-payment',
  version: 1,
  category: 'checkout',
  icon: 'credit-card',
  schema: checkoutPaymentSchema,
  texts: blockTexts('checkout-payment'),
  contract: {
    on: ['checkout'],
    provides: ['payment-method'],
    requires: ['order-button'],
    after: ['order-address', 'delivery-method'],
    inside: 'payment-step',
    unique: true,
  },
  load: loadCheckoutPayment,
  Component: CheckoutPayment,
  examples: checkoutPaymentExamples,
});
