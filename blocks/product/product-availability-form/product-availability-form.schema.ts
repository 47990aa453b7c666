import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** Words around the form; an empty one is said by the product. */
export const productAvailabilityFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 300 }),
    button: textField({ maxLength: 40 }),
  },
  { 'x-may-be-empty': true },
);
export type ProductAvailabilityFormValues = Static<typeof productAvailabilityFormSchema>;
