import { type Static, Type } from 'typebox';

import {
  choiceField,
  chromeSchema,
  linkField,
  listField,
  mediaField,
  textField,
} from '#schemas/fields.ts';

/** Icons of the strip; `none` for an item with a picture, or with words alone. */
const ICONS = [
  'none',
  'truck',
  'leaf',
  'drop',
  'shield',
  'gift',
  'return',
  'phone',
  'pin',
] as const;

const itemSchema = Type.Object(
  {
    title: textField({ maxLength: 80 }),
    description: textField({ maxLength: 120 }),
    icon: choiceField(ICONS, 'none', { 'x-bag': 'meta', 'x-control': 'icon' }),
    media: mediaField({ 'x-mobile': false }),
    link: linkField(),
  },
  { additionalProperties: false },
);

export const infoStripSchema = chromeSchema({
  items: listField(itemSchema, { maxItems: 4, 'x-summary': 'title', 'x-mobile': false }),
  narrow: choiceField(['first', 'all'], 'first', { 'x-group': 'layout', 'x-mobile': false }),
});
export type InfoStripValues = Static<typeof infoStripSchema>;
