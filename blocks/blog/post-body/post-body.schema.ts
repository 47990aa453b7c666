import type { Static } from 'typebox';

import { blockSchema, choiceField, textField, toggleField } from '#schemas/fields.ts';

/** How the words of the post are set, and whether its products take the place of its first quote. */
export const postBodySchema = blockSchema(
  {
    productsTitle: textField({ maxLength: 90 }),
    replaceBlockquote: toggleField(true, { 'x-mobile': false }),
    size: choiceField(['m', 'l'], 'l', { 'x-group': 'style', 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type PostBodyValues = Static<typeof postBodySchema>;
