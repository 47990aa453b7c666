import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutSuccessExamples } from './checkout-success.examples.ts';
import { loadCheckoutSuccess } from './checkout-success.loader.ts';
import { checkoutSuccessSchema } from './checkout-success.schema.ts';
import { CheckoutSuccess } from './checkout-success.tsx';

export const checkoutSuccess = defineBlock({
  type: 'checkout-success',
  version: 1,
  category: 'checkout',
  icon: 'party-popper',
  schema: checkoutSuccessSchema,
  texts: blockTexts('checkout-success'),
  contract: { on: ['checkoutSuccess'], provides: ['order-thanks'], unique: true },
  load: loadCheckoutSuccess,
  needsSample: ({ order }) => order === null,
  Component: CheckoutSuccess,
  examples: checkoutSuccessExamples,
});
