import type { Static } from 'typebox';

import { choiceField, chromeSchema } from '#schemas/fields.ts';

/** The languages are those of the site, so that there is nothing to write. */
export const languageSwitchSchema = chromeSchema(
  {
    look: choiceField(['codes', 'names'], 'codes', { 'x-group': 'style', 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type LanguageSwitchValues = Static<typeof languageSwitchSchema>;
