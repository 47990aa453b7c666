import type { Static } from 'typebox';

import { blockSchema, integerField, textField } from '#schemas/fields.ts';

/** An empty title is said by the product; `limit` is the number of orders on a page (PROF-12). */
export const orderHistorySchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    limit: integerField({ minimum: 1, maximum: 50, default: 10 }, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type OrderHistoryValues = Static<typeof orderHistorySchema>;
