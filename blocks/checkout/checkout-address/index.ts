import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutAddressExamples } from './checkout-address.examples.ts';
import { loadCheckoutAddress } from './checkout-address.loader.ts';
import { checkoutAddressSchema } from './checkout-address.schema.ts';
import { CheckoutAddress } from './checkout-address.tsx';

export const checkoutAddress = defineBlock({
  type: 'checkout-address',
  version: 1,
  category: 'checkout',
  icon: 'map-pin',
  schema: checkoutAddressSchema,
  texts: blockTexts('checkout-address'),
  contract: {
    on: ['checkout'],
    provides: ['order-address'],
    requires: ['order-button'],
    inside: 'address-step',
    unique: true,
  },
  load: loadCheckoutAddress,
  Component: CheckoutAddress,
  examples: checkoutAddressExamples,
});
