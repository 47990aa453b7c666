import type { Static } from 'typebox';

import { choiceField, chromeSchema, textField } from '#schemas/fields.ts';

export const headerSearchLinkSchema = chromeSchema({
  label: textField({ maxLength: 40 }),
  look: choiceField(['icon', 'label'], 'icon', { 'x-group': 'style' }),
});
export type HeaderSearchLinkValues = Static<typeof headerSearchLinkSchema>;
