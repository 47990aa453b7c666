import { type Static, Type } from 'typebox';

import { blockSchema, choiceField, integerField, textField } from '#schemas/fields.ts';

/** Most products beside that of the page. */
export const MOST_COMPANIONS = 3;

/** Which products are offered with that of the page, and what it is called. */
export const boughtTogetherSchema = blockSchema(
  {
    title: textField({ maxLength: 90, 'x-default-text': 'title' }),
    button: textField({ maxLength: 40, 'x-default-text': 'add' }),
    source: choiceField(['orders', 'chosen'], 'orders', { 'x-mobile': false }),
    selectedProductIds: Type.Array(Type.Integer({ minimum: 1 }), {
      default: [],
      maxItems: MOST_COMPANIONS,
      'x-bag': 'options',
      'x-control': 'product',
      'x-when': { field: 'source', in: ['chosen'] },
      'x-mobile': false,
    }),
    limit: integerField(
      { minimum: 1, maximum: MOST_COMPANIONS, default: 2 },
      { 'x-when': { field: 'source', in: ['orders'] }, 'x-mobile': false },
    ),
  },
  { 'x-may-be-empty': true },
);
export type BoughtTogetherValues = Static<typeof boughtTogetherSchema>;
