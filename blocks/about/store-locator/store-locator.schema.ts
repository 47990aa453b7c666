import type { Static } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

/** Which of the shops are shown, and how; what is said of them is kept in the panel. */
export const storeLocatorSchema = blockSchema(
  {
    title: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 400 }),
    shown: choiceField(['all', 'town'], 'all', { 'x-mobile': false }),
    town: textField({
      maxLength: 80,
      'x-i18n': false,
      'x-mobile': false,
      'x-when': { field: 'shown', in: ['town'] },
    }),
    showHours: toggleField(true, { 'x-group': 'style', 'x-mobile': false }),
    columns: integerField(
      { minimum: 1, maximum: 4, default: 3 },
      { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
    ),
  },
  { 'x-may-be-empty': true },
);
export type StoreLocatorValues = Static<typeof storeLocatorSchema>;
