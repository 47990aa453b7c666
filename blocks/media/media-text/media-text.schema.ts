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

/** A picture and words beside it, which may lie over its edge on a ground of their own. */
export const mediaTextSchema = blockSchema({
  media: mediaField(),
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 120 }),
  text: richTextField({
    'x-nodes': ['paragraph', 'text', 'bulletList', 'orderedList', 'listItem', 'hardBreak'],
  }),
  link: linkField(),
  side: choiceField(['start', 'end'], 'start', { 'x-group': 'layout', 'x-mobile': false }),
  overlap: choiceField(['none', 's', 'l'], 's', { 'x-group': 'layout', 'x-mobile': false }),
  align: choiceField(['start', 'center', 'end'], 'center', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-css': '--align',
  }),
  ratio: choiceField(['1 / 1', '4 / 5', '4 / 3', '3 / 2'], '4 / 5', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--ratio',
  }),
  ground: choiceField(['page', 'soft', 'tint', 'brand', ...SURFACES], 'soft', {
    'x-group': 'style',
    'x-mobile': false,
    'x-when': { field: 'overlap', in: ['s', 'l'] },
  }),
});
export type MediaTextValues = Static<typeof mediaTextSchema>;
