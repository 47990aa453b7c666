import type { Static } from 'typebox';

import { choiceField, chromeSchema, textField, toggleField } from '#schemas/fields.ts';

export const cartBagSchema = chromeSchema({
  label: textField({ maxLength: 40 }),
  icon: choiceField(['bag', 'basket'], 'bag', { 'x-group': 'style', 'x-mobile': false }),
  showTotal: toggleField(false, { 'x-group': 'style' }),
});
export type CartBagValues = Static<typeof cartBagSchema>;
