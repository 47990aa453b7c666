import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const personSchema = Type.Object(
  {
    name: textField({ maxLength: 80 }),
    role: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 400 }),
    media: mediaField({ 'x-mobile': false }),
    link: linkField(),
  },
  { additionalProperties: false },
);

/** People of the shop with their pictures; who has none is shown by initials. */
export const teamSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  people: listField(personSchema, { maxItems: 30, 'x-summary': 'name' }),
  columns: integerField(
    { minimum: 2, maximum: 5, default: 4 },
    { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
  ),
  shape: choiceField(['portrait', 'square', 'circle'], 'portrait', {
    'x-group': 'style',
    'x-mobile': false,
  }),
});
export type TeamValues = Static<typeof teamSchema>;
