import type { Static } from 'typebox';

import { blockSchema, choiceField, textField } from '#schemas/fields.ts';

/** Head of the strip, and whether it also shows where the text has a quote that products replace. */
export const postProductsStripSchema = blockSchema(
  {
    eyebrow: textField({ maxLength: 60 }),
    title: textField({ maxLength: 90 }),
    shows: choiceField(['without-quote', 'always'], 'without-quote', { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type PostProductsStripValues = Static<typeof postProductsStripSchema>;
