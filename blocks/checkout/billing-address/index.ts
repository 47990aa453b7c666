import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { billingAddressExamples } from './billing-address.examples.ts';
import { loadBillingAddress } from './billing-address.loader.ts';
import { billingAddressSchema } from './billing-address.schema.ts';
import { BillingAddress } from './billing-address.tsx';

export const billingAddress = defineBlock({
  type: 'billing-address',
  version: 1,
  category: 'account',
  icon: 'receipt',
  schema: billingAddressSchema,
  texts: blockTexts('billing-address'),
  load: loadBillingAddress,
  contract: { on: ['profile'] },
  Component: BillingAddress,
  examples: billingAddressExamples,
});
