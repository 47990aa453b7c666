import { type Static, Type } from 'typebox';

import { CONTENT_ICONS } from '#blocks/_ui/icon/content-icons.ts';
import {
  blockSchema,
  choiceField,
  integerField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    name: textField({ maxLength: 80 }),
    inci: textField({ maxLength: 120 }),
    concentration: textField({ maxLength: 40 }),
    text: textareaField({ maxLength: 400 }),
    media: mediaField({ 'x-mobile': false }),
  },
  { additionalProperties: false },
);

const absentSchema = Type.Object(
  {
    icon: choiceField(CONTENT_ICONS, 'leaf', { 'x-bag': 'meta', 'x-control': 'icon' }),
    word: textField({ maxLength: 60 }),
  },
  { additionalProperties: false },
);

/** Active ingredients and how much there is of each, what a product does without, and its whole INCI list. */
export const ingredientsSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 12, 'x-summary': 'name' }),
  freeTitle: textField({ maxLength: 60, 'x-default-text': 'freeOf' }),
  free: listField(absentSchema, { maxItems: 8, 'x-summary': 'word' }),
  inciTitle: textField({ maxLength: 80, 'x-default-text': 'all' }),
  inci: textareaField({ maxLength: 4000 }),
  columns: integerField(
    { minimum: 1, maximum: 3, default: 2 },
    { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
  ),
});
export type IngredientsValues = Static<typeof ingredientsSchema>;
