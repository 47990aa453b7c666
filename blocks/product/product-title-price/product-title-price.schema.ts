import type { Static } from 'typebox';

import { blockSchema, textField, toggleField } from '#schemas/fields.ts';

/** What is beside name and price, and a line below the price, e.g. about delivery. */
export const productTitlePriceSchema = blockSchema({
  note: textField({ maxLength: 160 }),
  showBrand: toggleField(true, { 'x-mobile': false }),
  showLead: toggleField(true, { 'x-mobile': false }),
  showBadges: toggleField(true, { 'x-mobile': false }),
});
export type ProductTitlePriceValues = Static<typeof productTitlePriceSchema>;
