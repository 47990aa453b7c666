import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  mediaField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

const slideSchema = Type.Object(
  {
    media: mediaField({ 'x-mobile': false }),
    heading: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 400 }),
    button: linkField(),
  },
  { additionalProperties: false },
);

/**
 * Slides of picture, words and a button in a row that scrolls. It stands still unless it is told to go
 * on by itself, which shows the button that stops it (WCAG 2.2.2).
 */
export const sliderSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  slides: listField(slideSchema, { maxItems: 12, 'x-summary': 'heading' }),
  layout: choiceField(['split', 'panel', 'cards'], 'split', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  autoplay: toggleField(false, { 'x-group': 'layout', 'x-mobile': false }),
  seconds: integerField(
    { minimum: 4, maximum: 20, default: 7 },
    {
      'x-control': 'range',
      'x-group': 'layout',
      'x-mobile': false,
      'x-when': { field: 'autoplay', in: [true] },
    },
  ),
});
export type SliderValues = Static<typeof sliderSchema>;
