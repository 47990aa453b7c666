import type { Static } from 'typebox';

import { blockSchema, textField, toggleField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const checkoutStepsSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    address: textField({ maxLength: 40 }),
    delivery: textField({ maxLength: 40 }),
    review: textField({ maxLength: 40 }),
    payment: textField({ maxLength: 40 }),
    skipDelivery: toggleField(false, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type CheckoutStepsValues = Static<typeof checkoutStepsSchema>;
