import type { Static } from 'typebox';

import { blockSchema, choiceField, toggleField } from '#schemas/fields.ts';

/** Which parts of the post's head are shown; the words and the picture are the post's own. */
export const postHeaderSchema = blockSchema({
  showDate: toggleField(true, { 'x-mobile': false }),
  showExcerpt: toggleField(true, { 'x-mobile': false }),
  ratio: choiceField(['2 / 1', '16 / 9', '3 / 2', 'none'], '2 / 1', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type PostHeaderValues = Static<typeof postHeaderSchema>;
