import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  listField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    value: textField({ maxLength: 20 }),
    label: textField({ maxLength: 80 }),
    text: textField({ maxLength: 200 }),
  },
  { additionalProperties: false },
);

/** Figures with what they count. They may count up once, when they come into view. */
export const statisticsSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 8, 'x-summary': 'label' }),
  counts: toggleField(true, { 'x-group': 'style', 'x-mobile': false }),
  columns: integerField(
    { minimum: 2, maximum: 4, default: 4 },
    { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
  ),
  look: choiceField(['plain', 'lines', 'cards'], 'lines', {
    'x-group': 'style',
    'x-mobile': false,
  }),
});
export type StatisticsValues = Static<typeof statisticsSchema>;
