import type { Static } from 'typebox';

import {
  blockSchema,
  integerField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

/** Head of the index, and how it looks; which brands there are follows from the products of the shop. */
export const brandIndexSchema = blockSchema(
  {
    title: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 400 }),
    showCounts: toggleField(true, { 'x-group': 'style', 'x-mobile': false }),
    columns: integerField(
      { minimum: 1, maximum: 4, default: 4 },
      { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
    ),
  },
  { 'x-may-be-empty': true },
);
export type BrandIndexValues = Static<typeof brandIndexSchema>;
