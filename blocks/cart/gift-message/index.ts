import { defineBlock } from '#runtime/define-block.ts';
import { giftMessageExamples } from './gift-message.examples.ts';
import { loadGiftMessage } from './gift-message.loader.ts';
import { giftMessageSchema } from './gift-message.schema.ts';
import { giftMessageTexts } from './gift-message.texts.ts';
import { GiftMessage } from './gift-message.tsx';

export const giftMessage = defineBlock({
  type: 'gift-message',
  version: 1,
  category: 'forms',
  icon: 'gift',
  schema: giftMessageSchema,
  texts: giftMessageTexts,
  load: loadGiftMessage,
  Component: GiftMessage,
  examples: giftMessageExamples,
});
