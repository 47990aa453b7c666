import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  listField,
  textareaField,
  textField,
  toggleField,
} from '#schemas/fields.ts';

const columnSchema = Type.Object(
  { title: textField({ maxLength: 80 }), note: textField({ maxLength: 80 }) },
  { additionalProperties: false },
);

const cellSchema = Type.Object(
  {
    sign: choiceField(['none', 'yes', 'no'], 'none', { 'x-bag': 'meta' }),
    text: textField({ maxLength: 300 }),
  },
  { additionalProperties: false },
);

const rowSchema = Type.Object(
  {
    title: textField({ maxLength: 120 }),
    cells: listField(cellSchema, { maxItems: 8, 'x-summary': 'text' }),
  },
  { additionalProperties: false },
);

/**
 * A table with a heading for each row and column. Wider than the page it scrolls in itself, and the
 * headings of its rows stay. One column may stand out, which makes a comparison of it.
 */
export const tableSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  corner: textField({ maxLength: 60 }),
  columns: listField(columnSchema, { maxItems: 8, 'x-summary': 'title' }),
  rows: listField(rowSchema, { maxItems: 60, 'x-summary': 'title' }),
  caption: textField({ maxLength: 200 }),
  best: choiceField(['none', '1', '2', '3', '4', '5', '6', '7', '8'], 'none', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  align: choiceField(['start', 'center', 'end'], 'start', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-css': '--align',
  }),
  look: choiceField(['lines', 'stripes'], 'lines', { 'x-group': 'style', 'x-mobile': false }),
  dense: toggleField(false, { 'x-group': 'style', 'x-mobile': false }),
});
export type TableValues = Static<typeof tableSchema>;
