import { type Static, Type } from 'typebox';

import { blockSchema, choiceField, linkField, textareaField, textField } from '#schemas/fields.ts';

/** Time that is left until an instant. It ends by itself: with other words, or by going away. */
export const countdownSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 300 }),
  until: Type.Optional(
    Type.String({
      format: 'date-time',
      maxLength: 40,
      'x-bag': 'meta',
      'x-control': 'datetime',
      'x-mobile': false,
    }),
  ),
  link: linkField(),
  whenOver: choiceField(['words', 'hide'], 'words', { 'x-mobile': false }),
  overText: textField({
    maxLength: 160,
    'x-default-text': 'over',
    'x-when': { field: 'whenOver', in: ['words'] },
  }),
  layout: choiceField(['center', 'row'], 'center', { 'x-group': 'layout', 'x-mobile': false }),
  look: choiceField(['plain', 'boxes'], 'plain', { 'x-group': 'style', 'x-mobile': false }),
});
export type CountdownValues = Static<typeof countdownSchema>;
