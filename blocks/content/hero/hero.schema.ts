import type { Static } from 'typebox';

import {
  blockSchema,
  choiceField,
  fileField,
  linkField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

/**
 * A large picture with text: under it (`cover`), with the text in a notch of its lower edge
 * (`panel`), or beside it (`split`). `overlay` keeps text on a picture readable, `surface` colours
 * the place of the text. A silent video may move where the picture is.
 */
export const heroSchema = blockSchema({
  media: mediaField(),
  video: fileField('video'),
  videoAlternative: fileField('video'),
  eyebrow: textField({ maxLength: 60 }),
  heading: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  button: linkField(),
  secondButton: linkField(),
  level: choiceField(['h1', 'h2'], 'h2', { 'x-group': 'advanced', 'x-mobile': false }),
  layout: choiceField(['cover', 'panel', 'split'], 'cover', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  align: choiceField(['start', 'center', 'end'], 'start', {
    'x-group': 'layout',
    'x-mobile': 'css',
  }),
  height: choiceField(['s', 'm', 'l'], 'm', { 'x-group': 'layout', 'x-mobile': 'css' }),
  overlay: choiceField(['none', 'light', 'dark'], 'light', {
    'x-group': 'style',
    'x-mobile': false,
    'x-when': { field: 'layout', in: ['cover'] },
  }),
  surface: choiceField(['page', 'soft', 'tint', 'deep'], 'page', {
    'x-group': 'style',
    'x-mobile': false,
    'x-when': { field: 'layout', in: ['panel', 'split'] },
  }),
  space: choiceField(['none', 's', 'm', 'l'], 'none', { 'x-group': 'layout' }),
});
export type HeroValues = Static<typeof heroSchema>;
