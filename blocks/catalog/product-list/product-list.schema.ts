import { type Static, Type } from 'typebox';
import { ruleFields } from '#blocks/_ui/product-list/list-source.ts';
import { MAX_PICKED, MAX_PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE } from '#domain/constants.ts';
import { SORT_IDS } from '#schemas/api/catalog.ts';
import { blockSchema, choiceField, integerField, textField } from '#schemas/fields.ts';

/** Which products the list holds, how many of them a page of it shows, and in what order. */
export const productListSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    filterMode: choiceField(['page', 'dynamic', 'specific'], 'page', { 'x-mobile': false }),
    selectedProductIds: Type.Array(Type.Integer({ minimum: 1 }), {
      default: [],
      maxItems: MAX_PICKED,
      'x-bag': 'options',
      'x-control': 'product',
      'x-when': { field: 'filterMode', in: ['specific'] },
      'x-mobile': false,
    }),
    ...ruleFields,
    sort: choiceField(SORT_IDS, 'desc:id', { 'x-mobile': false }),
    limit: integerField(
      { minimum: 4, maximum: MAX_PRODUCTS_PER_PAGE, default: PRODUCTS_PER_PAGE },
      { 'x-mobile': false },
    ),
    columns: integerField(
      { minimum: 1, maximum: 5, default: 3 },
      { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--columns' },
    ),
    window: integerField(
      { minimum: 3, maximum: 9, default: 3 },
      { 'x-group': 'advanced', 'x-mobile': false },
    ),
  },
  { 'x-may-be-empty': true },
);
export type ProductListValues = Static<typeof productListSchema>;
