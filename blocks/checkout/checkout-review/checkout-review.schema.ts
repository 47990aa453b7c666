import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const checkoutReviewSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
  },
  { 'x-may-be-empty': true },
);
export type CheckoutReviewValues = Static<typeof checkoutReviewSchema>;
