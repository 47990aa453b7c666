import { type Static, Type } from 'typebox';

import { CONTENT_ICONS } from '#blocks/_ui/icon/content-icons.ts';
import { blockSchema, choiceField, listField, textField } from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    icon: choiceField(CONTENT_ICONS, 'leaf', { 'x-bag': 'meta', 'x-control': 'icon' }),
    title: textField({ maxLength: 80 }),
    text: textField({ maxLength: 160 }),
  },
  { additionalProperties: false },
);

/** Two to six reasons to buy here. Phones show them in one row that scrolls, or under one another. */
export const uspRowSchema = blockSchema({
  items: listField(itemSchema, { maxItems: 6, 'x-summary': 'title' }),
  layout: choiceField(['beside', 'above'], 'beside', { 'x-group': 'layout', 'x-mobile': false }),
  small: choiceField(['scroll', 'stack'], 'scroll', { 'x-group': 'layout', 'x-mobile': false }),
  space: choiceField(['none', 's', 'm', 'l'], 's', { 'x-group': 'layout' }),
});
export type UspRowValues = Static<typeof uspRowSchema>;
