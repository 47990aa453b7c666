import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutSummaryExamples } from './checkout-summary.examples.ts';
import { loadCheckoutSummary } from './checkout-summary.loader.ts';
import { checkoutSummarySchema } from './checkout-summary.schema.ts';
import { CheckoutSummary } from './checkout-summary.tsx';

export const checkoutSummary = defineBlock({
  type: 'checkout-summary',
  version: 1,
  category: 'checkout',
  icon: 'receipt',
  schema: checkoutSummarySchema,
  texts: blockTexts('checkout-summary'),
  contract: { on: ['checkout'], provides: ['order-summary', 'sums'], requires: ['order-button'] },
  load: loadCheckoutSummary,
  Component: CheckoutSummary,
  examples: checkoutSummaryExamples,
});
