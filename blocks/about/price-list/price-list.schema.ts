import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const entrySchema = Type.Object(
  {
    name: textField({ maxLength: 120 }),
    text: textField({ maxLength: 240 }),
    price: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1_000_000, 'x-bag': 'meta', 'x-control': 'number' }),
    ),
    kind: choiceField(['exact', 'from', 'words'], 'exact', { 'x-bag': 'meta' }),
    words: textField({ maxLength: 60 }),
  },
  { additionalProperties: false },
);

const groupSchema = Type.Object(
  {
    title: textField({ maxLength: 80 }),
    entries: listField(entrySchema, { maxItems: 40, 'x-summary': 'name' }),
  },
  { additionalProperties: false },
);

/** Services or goods with their prices, in groups. Amounts are written in the currency of the site. */
export const priceListSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  groups: listField(groupSchema, { maxItems: 12, 'x-summary': 'title' }),
  note: textField({ maxLength: 300 }),
  link: linkField(),
  columns: integerField(
    { minimum: 1, maximum: 2, default: 2 },
    { 'x-group': 'layout', 'x-mobile': false, 'x-css': '--columns' },
  ),
  leader: choiceField(['dots', 'line', 'none'], 'dots', { 'x-group': 'style', 'x-mobile': false }),
});
export type PriceListValues = Static<typeof priceListSchema>;
