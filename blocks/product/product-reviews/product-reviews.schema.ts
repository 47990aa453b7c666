import type { Static } from 'typebox';

import { blockSchema, integerField, textField, toggleField } from '#schemas/fields.ts';

/** Heading (empty = the usual word), how many are on a page, and whether visitors may add one here. */
export const productReviewsSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    limit: integerField({ minimum: 1, maximum: 50, default: 5 }, { 'x-mobile': false }),
    showForm: toggleField(true, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type ProductReviewsValues = Static<typeof productReviewsSchema>;
