import { type Static, Type } from 'typebox';

import { CONTENT_ICONS } from '#blocks/_ui/icon/content-icons.ts';
import {
  blockSchema,
  choiceField,
  linkField,
  listField,
  mediaField,
  textField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    text: textField({ maxLength: 80 }),
    media: mediaField({ 'x-mobile': false }),
    link: linkField(),
  },
  { additionalProperties: false },
);

/** Short words or logos that pass by in a row without end. They rest under the pointer, and can be stopped. */
export const marqueeSchema = blockSchema({
  items: listField(itemSchema, { maxItems: 20, 'x-summary': 'text' }),
  sign: choiceField(['none', 'dot', 'icon'], 'icon', { 'x-group': 'style', 'x-mobile': false }),
  icon: choiceField(CONTENT_ICONS, 'sparkle', {
    'x-control': 'icon',
    'x-group': 'style',
    'x-mobile': false,
    'x-when': { field: 'sign', in: ['icon'] },
  }),
  size: choiceField(['s', 'm', 'l'], 'm', { 'x-group': 'style', 'x-mobile': false }),
  speed: choiceField(['slow', 'medium', 'fast'], 'medium', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  direction: choiceField(['left', 'right'], 'left', { 'x-group': 'layout', 'x-mobile': false }),
  space: choiceField(['none', 's', 'm', 'l'], 's', { 'x-group': 'layout', 'x-mobile': 'css' }),
});
export type MarqueeValues = Static<typeof marqueeSchema>;
