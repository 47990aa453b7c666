import type { Static } from 'typebox';

import { blockSchema, choiceField, fileField, mediaField, textField } from '#schemas/fields.ts';

const OWN = { field: 'source', in: ['file'] };
const ELSEWHERE = { field: 'source', in: ['embed'] };

/**
 * A video of the library, with its controls or as a silent loop; or one of YouTube or Vimeo, which is
 * loaded only by who presses its picture.
 */
export const videoSchema = blockSchema({
  source: choiceField(['file', 'embed'], 'file', { 'x-bag': 'meta', 'x-mobile': false }),
  media: fileField('video', { 'x-when': OWN }),
  alternative: fileField('video', { 'x-when': OWN }),
  captions: fileField('captions', { 'x-when': OWN, 'x-i18n': true }),
  url: textField({ 'x-when': ELSEWHERE, 'x-mobile': false, maxLength: 300 }),
  title: textField({ maxLength: 120, 'x-mobile': false, 'x-default-text': 'name' }),
  poster: mediaField(),
  caption: textField({ maxLength: 200 }),
  playback: choiceField(['player', 'loop'], 'player', { 'x-mobile': false, 'x-when': OWN }),
  ratio: choiceField(['own', '1 / 1', '4 / 5', '9 / 16', '4 / 3', '16 / 9'], 'own', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  width: choiceField(['measure', 'page', 'full'], 'page', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type VideoValues = Static<typeof videoSchema>;
