import type { Static } from 'typebox';

import { blockSchema, choiceField, textField } from '#schemas/fields.ts';

/** Words above and in the field; what is empty has the shop's own words. */
export const searchBoxSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    placeholder: textField({ maxLength: 60 }),
    level: choiceField(['h1', 'h2'], 'h2', { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type SearchBoxValues = Static<typeof searchBoxSchema>;
