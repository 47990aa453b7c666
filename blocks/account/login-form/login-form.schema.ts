import type { Static } from 'typebox';

import { blockSchema, textareaField, textField, toggleField } from '#schemas/fields.ts';

/** Words around the form; an empty title is said by the product. */
export const loginFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 300 }),
    /** After a login the visitor goes home, wherever they came from (AUTH-08). */
    redirectDisabled: toggleField(false, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type LoginFormValues = Static<typeof loginFormSchema>;
