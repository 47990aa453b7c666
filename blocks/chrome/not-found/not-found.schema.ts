import type { Static } from 'typebox';

import { blockSchema, textareaField, textField, toggleField } from '#schemas/fields.ts';

/** Words of the page for paths that lead to nothing, and the ways on that it offers. */
export const notFoundSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 400 }),
    showSearch: toggleField(true, { 'x-mobile': false }),
    showBack: toggleField(true, { 'x-mobile': false }),
    showProfile: toggleField(true, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type NotFoundValues = Static<typeof notFoundSchema>;
