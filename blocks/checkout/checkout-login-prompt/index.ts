import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutLoginPromptExamples } from './checkout-login-prompt.examples.ts';
import { loadCheckoutLoginPrompt } from './checkout-login-prompt.loader.ts';
import { checkoutLoginPromptSchema } from './checkout-login-prompt.schema.ts';
import { CheckoutLoginPrompt } from './checkout-login-prompt.tsx';

export const checkoutLoginPrompt = defineBlock({
  type: 'checkout-login-prompt',
  version: 1,
  category: 'checkout',
  icon: 'log-in',
  schema: checkoutLoginPromptSchema,
  texts: blockTexts('checkout-login-prompt'),
  contract: { on: ['checkout'], requires: ['order-button'] },
  load: loadCheckoutLoginPrompt,
  Component: CheckoutLoginPrompt,
  examples: checkoutLoginPromptExamples,
});
