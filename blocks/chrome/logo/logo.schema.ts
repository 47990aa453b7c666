import type { Static } from 'typebox';

import { chromeSchema, integerField, mediaField, textField } from '#schemas/fields.ts';

export const logoSchema = chromeSchema({
  media: mediaField(),
  alt: textField({ maxLength: 120 }),
  width: integerField(
    { minimum: 40, maximum: 480, default: 176 },
    { 'x-css': '--logo-width', 'x-mobile': 'css', 'x-group': 'layout' },
  ),
});
export type LogoValues = Static<typeof logoSchema>;
