import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  fileField,
  listField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const itemSchema = Type.Object(
  {
    file: fileField('document'),
    name: textField({ maxLength: 120 }),
    note: textField({ maxLength: 200 }),
  },
  { additionalProperties: false },
);

/** Documents to keep: instructions, price lists, declarations. */
export const downloadListSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 40, 'x-summary': 'name' }),
  width: choiceField(['measure', 'page'], 'measure', { 'x-group': 'layout', 'x-mobile': false }),
});
export type DownloadListValues = Static<typeof downloadListSchema>;
