import type { Static } from 'typebox';

import { blockSchema, choiceField, linkField } from '#schemas/fields.ts';

/** A link that looks like a button; its label belongs to the link. */
export const buttonSchema = blockSchema({
  link: linkField(),
  variant: choiceField(['primary', 'secondary', 'text'], 'primary', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  size: choiceField(['s', 'm', 'l'], 'm', { 'x-group': 'style', 'x-mobile': false }),
  align: choiceField(['start', 'center', 'end', 'stretch'], 'start', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--align',
  }),
  space: choiceField(['none', 's', 'm', 'l'], 's', { 'x-group': 'layout' }),
});
export type ButtonValues = Static<typeof buttonSchema>;
