import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { orderSubmitExamples } from './order-submit.examples.ts';
import { loadOrderSubmit } from './order-submit.loader.ts';
import { orderSubmitSchema } from './order-submit.schema.ts';
import { OrderSubmit } from './order-submit.tsx';

export const orderSubmit = defineBlock({
  type: 'order-submit',
  version: 1,
  category: 'forms',
  icon: 'check',
  schema: orderSubmitSchema,
  texts: blockTexts('order-submit'),
  load: loadOrderSubmit,
  Component: OrderSubmit,
  examples: orderSubmitExamples,
});
