import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { orderSubmitExamples } from './order-submit.examples.ts';
import { loadOrderSubmit } from './order-submit.loader.ts';
import { orderSubmitSchema } from './order-submit.schema.ts';
import { OrderSubmit } from './order-submit.tsx';

export const orderSubmit = defineBlock({
  type: 'order-submit',
  version: 1,
  category: 'checkout',
  icon: 'check',
  schema: orderSubmitSchema,
  texts: blockTexts('order-submit'),
  contract: {
    on: ['checkout'],
    provides: ['order-button'],
    requires: [
      'checkout-steps',
      'order-address',
      'delivery-method',
      'payment-method',
      'order-consents',
      'order-summary',
    ],
    after: ['order-address', 'delivery-method', 'payment-method', 'order-consents'],
    inside: 'payment-step',
    unique: true,
  },
  load: loadOrderSubmit,
  Component: OrderSubmit,
  examples: orderSubmitExamples,
});
