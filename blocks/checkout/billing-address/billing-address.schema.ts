import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** An empty title is said by the product. */
export const billingAddressSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
  },
  { 'x-may-be-empty': true },
);
export type BillingAddressValues = Static<typeof billingAddressSchema>;
