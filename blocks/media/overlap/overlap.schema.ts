import type { Static } from 'typebox';

import { SURFACES } from '#domain/theme/surface-names.ts';
import {
  blockSchema,
  choiceField,
  linkField,
  mediaField,
  richTextField,
  textField,
} from '#schemas/fields.ts';

/** A large picture, and words on a card that lies over one of its edges. */
export const overlapSchema = blockSchema({
  media: mediaField(),
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 120 }),
  text: richTextField({
    'x-nodes': ['paragraph', 'text', 'bulletList', 'orderedList', 'listItem', 'hardBreak'],
  }),
  link: linkField(),
  place: choiceField(['start', 'end', 'bottom'], 'end', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  overlap: choiceField(['s', 'l'], 's', { 'x-group': 'layout', 'x-mobile': false }),
  ratio: choiceField(['1 / 1', '4 / 3', '3 / 2', '16 / 9'], '3 / 2', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--ratio',
  }),
  ground: choiceField(['page', 'soft', 'tint', 'brand', ...SURFACES], 'page', {
    'x-group': 'style',
    'x-mobile': false,
  }),
});
export type OverlapValues = Static<typeof overlapSchema>;
