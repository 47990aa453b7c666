import type { Static } from 'typebox';

import { CONTENT_ICONS } from '#blocks/_ui/icon/content-icons.ts';
import { blockSchema, choiceField, textField } from '#schemas/fields.ts';

/** A line between sections, plain or with a word or a sign in its middle. */
export const dividerSchema = blockSchema(
  {
    label: textField({ maxLength: 60 }),
    look: choiceField(['line', 'dashed', 'double', 'dots', 'sign'], 'line', {
      'x-group': 'style',
      'x-mobile': false,
    }),
    icon: choiceField(CONTENT_ICONS, 'leaf', {
      'x-control': 'icon',
      'x-group': 'style',
      'x-mobile': false,
      'x-when': { field: 'look', in: ['sign'] },
    }),
    width: choiceField(['s', 'measure', 'page', 'full'], 'page', {
      'x-group': 'layout',
      'x-mobile': false,
    }),
    space: choiceField(['none', 's', 'm', 'l'], 's', { 'x-group': 'layout', 'x-mobile': 'css' }),
  },
  { 'x-may-be-empty': true },
);
export type DividerValues = Static<typeof dividerSchema>;
