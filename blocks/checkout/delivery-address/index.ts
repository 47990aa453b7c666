import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { deliveryAddressExamples } from './delivery-address.examples.ts';
import { loadDeliveryAddress } from './delivery-address.loader.ts';
import { deliveryAddressSchema } from './delivery-address.schema.ts';
import { DeliveryAddress } from './delivery-address.tsx';

export const deliveryAddress = defineBlock({
  type: 'delivery-address',
  version: 1,
  category: 'account',
  icon: 'truck',
  schema: deliveryAddressSchema,
  texts: blockTexts('delivery-address'),
  load: loadDeliveryAddress,
  contract: { on: ['profile'] },
  Component: DeliveryAddress,
  examples: deliveryAddressExamples,
});
