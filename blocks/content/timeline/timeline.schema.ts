import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    date: textField({ maxLength: 40 }),
    title: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 500 }),
    media: mediaField({ 'x-mobile': false }),
  },
  { additionalProperties: false },
);

/** What happened one after another, along a line. */
export const timelineSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 24, 'x-summary': 'date' }),
  layout: choiceField(['side', 'alternate', 'row'], 'side', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type TimelineValues = Static<typeof timelineSchema>;
