import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

/** Head of the section, and its tiles: the chosen categories, else those at the top of the tree. */
export const categoryTilesSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  link: linkField(),
  categoryIds: Type.Array(Type.Integer({ minimum: 1 }), {
    default: [],
    maxItems: 24,
    'x-bag': 'options',
    'x-control': 'category',
    'x-mobile': false,
  }),
  columns: integerField(
    { minimum: 1, maximum: 6, default: 3 },
    { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--columns' },
  ),
  shape: choiceField(['portrait', 'landscape', 'square'], 'portrait', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  showName: toggleField(true, { 'x-group': 'style', 'x-mobile': false }),
});
export type CategoryTilesValues = Static<typeof categoryTilesSchema>;
