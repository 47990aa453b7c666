import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  listField,
  richTextField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    question: textField({ maxLength: 200 }),
    answer: richTextField({
      'x-nodes': ['paragraph', 'text', 'bulletList', 'orderedList', 'listItem', 'hardBreak'],
    }),
  },
  { additionalProperties: false },
);

/**
 * Questions whose answers open on demand. Where `searchable` says so, search engines are told of them
 * as the page's frequent questions.
 */
export const accordionSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 40, 'x-summary': 'question' }),
  open: choiceField(['none', 'first', 'all'], 'none', { 'x-mobile': false }),
  single: toggleField(false, { 'x-mobile': false }),
  searchable: toggleField(true, { 'x-mobile': false, 'x-group': 'advanced' }),
  layout: choiceField(['below', 'beside'], 'below', { 'x-group': 'layout', 'x-mobile': false }),
  look: choiceField(['lines', 'cards'], 'lines', { 'x-group': 'style', 'x-mobile': false }),
});
export type AccordionValues = Static<typeof accordionSchema>;
