import type { Static } from 'typebox';

import { blockSchema, choiceField, textField } from '#schemas/fields.ts';

/** A heading by itself. Its place in the outline (`level`) and its look (`size`) are apart. */
export const headingSchema = blockSchema({
  text: textField({ maxLength: 160 }),
  level: choiceField(['h1', 'h2', 'h3', 'h4'], 'h2', { 'x-mobile': false }),
  size: choiceField(['s', 'm', 'l', 'xl'], 'm', { 'x-group': 'style', 'x-mobile': 'css' }),
  align: choiceField(['start', 'center', 'end'], 'start', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--align',
  }),
  space: choiceField(['none', 's', 'm', 'l'], 's', { 'x-group': 'layout' }),
});
export type HeadingValues = Static<typeof headingSchema>;
