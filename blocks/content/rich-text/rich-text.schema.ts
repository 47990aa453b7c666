import type { Static } from 'typebox';

import { blockSchema, choiceField, richTextField } from '#schemas/fields.ts';

export const richTextSchema = blockSchema({
  text: richTextField(),
  width: choiceField(['narrow', 'measure', 'wide'], 'measure', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  size: choiceField(['s', 'm', 'l'], 'm', { 'x-group': 'style', 'x-mobile': 'css' }),
  align: choiceField(['start', 'center'], 'start', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--align',
  }),
});
export type RichTextValues = Static<typeof richTextSchema>;
