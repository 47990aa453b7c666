import type { Static } from 'typebox';

import { choiceField, chromeSchema, textField } from '#schemas/fields.ts';

/** `{year}` in the text is replaced by the year; a text without it gets the year in front. */
export const copyrightSchema = chromeSchema({
  text: textField({ maxLength: 200 }),
  align: choiceField(['start', 'center', 'end'], 'start', { 'x-group': 'layout' }),
});
export type CopyrightValues = Static<typeof copyrightSchema>;
