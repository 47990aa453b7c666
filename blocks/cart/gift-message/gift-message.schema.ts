import type { Static } from 'typebox';

import { blockSchema, integerField, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const giftMessageSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    maxLength: integerField({ minimum: 20, maximum: 500, default: 300 }, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type GiftMessageValues = Static<typeof giftMessageSchema>;
