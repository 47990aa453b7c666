import type { Static } from 'typebox';
import { ruleFields } from '#blocks/_ui/product-list/list-source.ts';
import { blockSchema, choiceField, integerField, textField } from '#schemas/fields.ts';

/** What the list beside it is filtered by. It has to follow the same rule as that list. */
export const filterSidebarSchema = blockSchema(
  {
    title: textField({ maxLength: 60 }),
    filterMode: choiceField(['page', 'dynamic'], 'page', { 'x-mobile': false }),
    ...ruleFields,
    expanded: integerField(
      { minimum: 0, maximum: 20, default: 4 },
      { 'x-group': 'layout', 'x-mobile': false },
    ),
    space: choiceField(['none', 's', 'm', 'l'], 'none', { 'x-group': 'layout', 'x-mobile': 'css' }),
  },
  { 'x-may-be-empty': true },
);
export type FilterSidebarValues = Static<typeof filterSidebarSchema>;
