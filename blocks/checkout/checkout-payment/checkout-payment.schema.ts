import type { Static } from 'typebox';

import { blockSchema, integerField, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const checkoutPaymentSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    preselectIndex: integerField({ minimum: 0, maximum: 9, default: 2 }, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type CheckoutPaymentValues = Static<typeof checkoutPaymentSchema>;
