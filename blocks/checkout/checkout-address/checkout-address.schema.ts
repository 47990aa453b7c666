import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const checkoutAddressSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
  },
  { 'x-may-be-empty': true },
);
export type CheckoutAddressValues = Static<typeof checkoutAddressSchema>;
