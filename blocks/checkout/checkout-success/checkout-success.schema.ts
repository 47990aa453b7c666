import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const checkoutSuccessSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 400 }),
    button: textField({ maxLength: 60 }),
  },
  { 'x-may-be-empty': true },
);
export type CheckoutSuccessValues = Static<typeof checkoutSuccessSchema>;
