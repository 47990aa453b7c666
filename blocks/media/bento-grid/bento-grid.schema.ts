import { type Static, Type } from 'typebox';

import { SURFACES } from '#domain/theme/surface-names.ts';
import {
  blockSchema,
  choiceField,
  linkField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    title: textField({ maxLength: 120 }),
    text: textField({ maxLength: 240 }),
    media: mediaField({ 'x-mobile': false }),
    link: linkField(),
    size: choiceField(['s', 'wide', 'tall', 'l'], 's', { 'x-bag': 'meta' }),
    ground: choiceField(['soft', 'tint', 'brand', ...SURFACES], 'soft', { 'x-bag': 'meta' }),
  },
  { additionalProperties: false },
);

/** Tiles of several sizes that fit into one another, with words, a picture, or words on a picture. */
export const bentoGridSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 12, 'x-summary': 'title' }),
  rounded: choiceField(['theme', 'none', 'l'], 'theme', { 'x-group': 'style', 'x-mobile': false }),
});
export type BentoGridValues = Static<typeof bentoGridSchema>;
