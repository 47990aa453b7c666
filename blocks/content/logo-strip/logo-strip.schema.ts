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

const itemSchema = Type.Object(
  {
    name: textField({ maxLength: 60 }),
    media: mediaField({ 'x-mobile': false }),
    link: linkField(),
  },
  { additionalProperties: false },
);

/** Logos of brands or partners in rows that stand still. A name without a logo is set as one. */
export const logoStripSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 40, 'x-summary': 'name' }),
  size: choiceField(['s', 'm', 'l'], 'm', { 'x-group': 'style', 'x-mobile': false }),
  tone: choiceField(['colour', 'grey'], 'colour', { 'x-group': 'style', 'x-mobile': false }),
  columns: integerField(
    { minimum: 2, maximum: 8, default: 6 },
    { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--columns' },
  ),
  align: choiceField(['start', 'center'], 'center', { 'x-group': 'layout', 'x-mobile': false }),
});
export type LogoStripValues = Static<typeof logoStripSchema>;
