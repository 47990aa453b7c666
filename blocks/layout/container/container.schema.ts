import type { Static } from 'typebox';

import { SURFACES } from '#domain/theme/surface-names.ts';
import { blockSchema, choiceField, fileField, mediaField, toggleField } from '#schemas/fields.ts';

/**
 * A frame around other blocks: a ground of its own (a colour, a surface of the theme, a picture, a silent video), room
 * around what is in it, and its place: it may lie over the end of what is above, or stay in view.
 */
export const containerSchema = blockSchema({
  ground: choiceField(['none', 'soft', 'tint', 'brand', ...SURFACES], 'soft', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  media: mediaField(),
  video: fileField('video'),
  videoAlternative: fileField('video'),
  overlay: choiceField(['none', 'light', 'dark'], 'dark', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  width: choiceField(['measure', 'page', 'full'], 'page', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  padding: choiceField(['none', 's', 'm', 'l'], 'm', { 'x-group': 'layout', 'x-mobile': 'css' }),
  height: choiceField(['auto', 'm', 'l'], 'auto', { 'x-group': 'layout', 'x-mobile': false }),
  align: choiceField(['start', 'center', 'end'], 'start', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-css': '--align',
  }),
  rounded: toggleField(false, { 'x-group': 'style', 'x-mobile': false }),
  overlap: choiceField(['none', 's', 'm', 'l'], 'none', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  sticky: toggleField(false, { 'x-group': 'layout', 'x-mobile': false }),
});
export type ContainerValues = Static<typeof containerSchema>;
