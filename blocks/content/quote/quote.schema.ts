import type { Static } from 'typebox';

import { blockSchema, choiceField, mediaField, textareaField, textField } from '#schemas/fields.ts';

/** Words of somebody, set large, with who said them. */
export const quoteSchema = blockSchema({
  text: textareaField({ maxLength: 600 }),
  author: textField({ maxLength: 80 }),
  role: textField({ maxLength: 120 }),
  media: mediaField({ 'x-mobile': false }),
  layout: choiceField(['center', 'start', 'picture'], 'center', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  size: choiceField(['m', 'l', 'xl'], 'l', { 'x-group': 'style', 'x-mobile': false }),
});
export type QuoteValues = Static<typeof quoteSchema>;
