import type { Static } from 'typebox';

import { blockSchema, choiceField, linkField, mediaField, textField } from '#schemas/fields.ts';

/** A picture with an optional link and caption. `ratio` crops it, `auto` keeps its own shape. */
export const imageSchema = blockSchema({
  media: mediaField(),
  caption: textField({ maxLength: 200 }),
  link: linkField(),
  ratio: choiceField(['auto', '1 / 1', '4 / 5', '4 / 3', '3 / 2', '16 / 9'], 'auto', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--ratio',
  }),
  width: choiceField(['measure', 'page', 'full'], 'page', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type ImageValues = Static<typeof imageSchema>;
