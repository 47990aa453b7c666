import type { Static } from 'typebox';

import { blockSchema, choiceField, chromeFields, textField } from '#schemas/fields.ts';

export const headerSearchLinkSchema = blockSchema({
  ...chromeFields,
  label: textField({ maxLength: 40 }),
  look: choiceField(['icon', 'label'], 'icon', { 'x-group': 'style' }),
});
export type HeaderSearchLinkValues = Static<typeof headerSearchLinkSchema>;
