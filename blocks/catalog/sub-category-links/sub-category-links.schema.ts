import type { Static } from 'typebox';
import { blockSchema, choiceField, toggleField } from '#schemas/fields.ts';

/** How the links to the categories right below look. */
export const subCategoryLinksSchema = blockSchema({
  style: choiceField(['pill', 'plain'], 'pill', { 'x-group': 'style', 'x-mobile': false }),
  image: toggleField(true, { 'x-group': 'style', 'x-mobile': false }),
  space: choiceField(['none', 's', 'm', 'l'], 'none', { 'x-group': 'layout', 'x-mobile': 'css' }),
});
export type SubCategoryLinksValues = Static<typeof subCategoryLinksSchema>;
