import type { Static } from 'typebox';

import { blockSchema, textField, toggleField } from '#schemas/fields.ts';

/** Heading of the description (empty = the usual word), and which parts fold away. */
export const productDescriptionSchema = blockSchema({
  title: textField({ maxLength: 90 }),
  showAttributes: toggleField(true, { 'x-mobile': false }),
  showManufacturer: toggleField(true, { 'x-mobile': false }),
  fold: toggleField(true, { 'x-group': 'layout', 'x-mobile': false }),
});
export type ProductDescriptionValues = Static<typeof productDescriptionSchema>;
