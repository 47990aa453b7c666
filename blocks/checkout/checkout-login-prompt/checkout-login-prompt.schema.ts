import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const checkoutLoginPromptSchema = blockSchema(
  {
    text: textField({ maxLength: 200 }),
  },
  { 'x-may-be-empty': true },
);
export type CheckoutLoginPromptValues = Static<typeof checkoutLoginPromptSchema>;
