import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  listField,
  mediaField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  { media: mediaField({ 'x-mobile': false }), caption: textField({ maxLength: 160 }) },
  { additionalProperties: false },
);

/** Pictures in a grid, in their own shapes, or in a row that scrolls; they may be opened large. */
export const gallerySchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 40, 'x-summary': 'caption' }),
  layout: choiceField(['grid', 'masonry', 'strip'], 'grid', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  columns: integerField(
    { minimum: 1, maximum: 6, default: 3 },
    { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--columns' },
  ),
  ratio: choiceField(['1 / 1', '4 / 5', '4 / 3', '3 / 2'], '1 / 1', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-css': '--ratio',
    'x-when': { field: 'layout', in: ['grid', 'strip'] },
  }),
  gap: choiceField(['none', 's', 'm'], 's', { 'x-group': 'layout', 'x-mobile': false }),
  enlarges: toggleField(true, { 'x-mobile': false }),
  captions: toggleField(false, { 'x-group': 'style', 'x-mobile': false }),
});
export type GalleryValues = Static<typeof gallerySchema>;
