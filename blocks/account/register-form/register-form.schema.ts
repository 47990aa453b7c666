import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** Words above the form; an empty title is said by the product. */
export const registerFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 300 }),
  },
  { 'x-may-be-empty': true },
);
export type RegisterFormValues = Static<typeof registerFormSchema>;
