import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutCompanyExamples } from './checkout-company.examples.ts';
import { loadCheckoutCompany } from './checkout-company.loader.ts';
import { checkoutCompanySchema } from './checkout-company.schema.ts';
import { CheckoutCompany } from './checkout-company.tsx';

export const checkoutCompany = defineBlock({
  type: 'checkout-company',
  version: 1,
  category: 'checkout',
  icon: 'building-2',
  schema: checkoutCompanySchema,
  texts: blockTexts('checkout-company'),
  contract: { on: ['checkout'], requires: ['order-address'], inside: 'address-step' },
  load: loadCheckoutCompany,
  Component: CheckoutCompany,
  examples: checkoutCompanyExamples,
});
