import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { orderNoteExamples } from './order-note.examples.ts';
import { loadOrderNote } from './order-note.loader.ts';
import { orderNoteSchema } from './order-note.schema.ts';
import { OrderNote } from './order-note.tsx';

export const orderNote = defineBlock({
  type: 'order-note',
  version: 1,
  category: 'checkout',
  icon: 'message-square',
  schema: orderNoteSchema,
  texts: blockTexts('order-note'),
  contract: { on: ['checkout'], requires: ['order-button'], inside: 'review-step' },
  load: loadOrderNote,
  Component: OrderNote,
  examples: orderNoteExamples,
});
