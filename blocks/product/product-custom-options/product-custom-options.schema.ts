import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** A heading over what the shopper chooses and writes; the product says the rest. */
export const productCustomOptionsSchema = blockSchema(
  { title: textField({ maxLength: 90 }) },
  { 'x-may-be-empty': true },
);
export type ProductCustomOptionsValues = Static<typeof productCustomOptionsSchema>;
