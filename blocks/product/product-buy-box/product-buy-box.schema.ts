import type { Static } from 'typebox';

import { blockSchema, textField, toggleField } from '#schemas/fields.ts';

/** A line below the button, and whether the shopper chooses how many. */
export const productBuyBoxSchema = blockSchema({
  note: textField({ maxLength: 160 }),
  showQuantity: toggleField(true, { 'x-mobile': false }),
});
export type ProductBuyBoxValues = Static<typeof productBuyBoxSchema>;
