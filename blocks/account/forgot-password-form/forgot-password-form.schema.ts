import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** Words above the form; what is left empty is said by the product. */
export const forgotPasswordFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 300 }),
  },
  { 'x-may-be-empty': true },
);
export type ForgotPasswordFormValues = Static<typeof forgotPasswordFormSchema>;
