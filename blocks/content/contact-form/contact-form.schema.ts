import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** Words around the form; an empty button is said by the product. Recipients are the shop's options. */
export const contactFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 500 }),
    button: textField({ maxLength: 40 }),
  },
  { 'x-may-be-empty': true },
);
export type ContactFormValues = Static<typeof contactFormSchema>;
