import type { Static } from 'typebox';

import { chromeSchema, textareaField, textField, toggleField } from '#schemas/fields.ts';

export const accountMenuSchema = chromeSchema({
  guestTitle: textField({ maxLength: 80 }),
  guestText: textareaField({ maxLength: 300 }),
  showName: toggleField(false, { 'x-group': 'style' }),
});
export type AccountMenuValues = Static<typeof accountMenuSchema>;
