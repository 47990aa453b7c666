import { type Static, Type } from 'typebox';

import { CONTENT_ICONS } from '#blocks/_ui/icon/content-icons.ts';
import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    icon: choiceField(CONTENT_ICONS, 'check', { 'x-bag': 'meta', 'x-control': 'icon' }),
    title: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 400 }),
    link: linkField(),
  },
  { additionalProperties: false },
);

/** Points with a sign before each: an icon of their own, one tick for all, or their number. */
export const iconListSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 24, 'x-summary': 'title' }),
  mark: choiceField(['icon', 'tick', 'number'], 'icon', { 'x-group': 'style', 'x-mobile': false }),
  ring: choiceField(['none', 'line', 'fill'], 'none', { 'x-group': 'style', 'x-mobile': false }),
  columns: integerField(
    { minimum: 1, maximum: 4, default: 2 },
    { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
  ),
  layout: choiceField(['beside', 'above'], 'beside', { 'x-group': 'layout', 'x-mobile': false }),
});
export type IconListValues = Static<typeof iconListSchema>;
