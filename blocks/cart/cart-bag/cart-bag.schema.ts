import type { Static } from 'typebox';

import { blockSchema, choiceField, chromeFields, textField, toggleField } from '#schemas/fields.ts';

export const cartBagSchema = blockSchema({
  ...chromeFields,
  label: textField({ maxLength: 40 }),
  icon: choiceField(['bag', 'basket'], 'bag', { 'x-group': 'style', 'x-mobile': false }),
  showTotal: toggleField(false, { 'x-group': 'style' }),
});
export type CartBagValues = Static<typeof cartBagSchema>;
