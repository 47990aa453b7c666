import type { Static } from 'typebox';

import {
  blockSchema,
  chromeFields,
  integerField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

export const accountMenuSchema = blockSchema({
  ...chromeFields,
  guestTitle: textField({ maxLength: 80 }),
  guestText: textareaField({ maxLength: 300 }),
  showName: toggleField(false, { 'x-group': 'style' }),
  nameDelayMs: integerField(
    { minimum: 0, maximum: 2000, default: 300 },
    { 'x-css': '--name-delay', 'x-mobile': 'css', 'x-group': 'advanced' },
  ),
});
export type AccountMenuValues = Static<typeof accountMenuSchema>;
