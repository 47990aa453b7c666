import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** An empty title is said by the product; an empty note is left out. */
export const cartSummarySchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    note: textareaField({ maxLength: 300 }),
  },
  { 'x-may-be-empty': true },
);
export type CartSummaryValues = Static<typeof cartSummarySchema>;
