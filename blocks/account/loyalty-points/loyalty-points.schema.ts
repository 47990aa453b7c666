import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** An empty title is said by the product (SITE-05). */
export const loyaltyPointsSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 300 }),
  },
  { 'x-may-be-empty': true },
);
export type LoyaltyPointsValues = Static<typeof loyaltyPointsSchema>;
