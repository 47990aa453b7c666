import { type Static, Type } from 'typebox';
import { SEARCH_HITS } from '#domain/constants.ts';

import { blockSchema, integerField, textField } from '#schemas/fields.ts';

/** Head of the results, how many are on a page, and what is shown where nothing was found. */
export const searchResultsSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    none: textField({ maxLength: 160 }),
    featuredTitle: textField({ maxLength: 90 }),
    featuredTag: Type.Optional(
      Type.Integer({ minimum: 1, 'x-bag': 'options', 'x-control': 'tag', 'x-mobile': false }),
    ),
    limit: integerField({ minimum: 1, maximum: 60, default: SEARCH_HITS }, { 'x-mobile': false }),
    window: integerField({ minimum: 1, maximum: 15, default: 3 }, { 'x-mobile': false }),
    columns: integerField(
      { minimum: 2, maximum: 5, default: 4 },
      { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--columns' },
    ),
  },
  { 'x-may-be-empty': true },
);
export type SearchResultsValues = Static<typeof searchResultsSchema>;
