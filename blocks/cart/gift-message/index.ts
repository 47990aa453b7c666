import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { giftMessageExamples } from './gift-message.examples.ts';
import { loadGiftMessage } from './gift-message.loader.ts';
import { giftMessageSchema } from './gift-message.schema.ts';
import { GiftMessage } from './gift-message.tsx';

export const giftMessage = defineBlock({
  type: 'gift-message',
  version: 1,
  category: 'checkout',
  icon: 'gift',
  schema: giftMessageSchema,
  texts: blockTexts('gift-message'),
  contract: { on: ['checkout'], requires: ['order-button'], inside: 'delivery-step' },
  load: loadGiftMessage,
  Component: GiftMessage,
  examples: giftMessageExamples,
});
