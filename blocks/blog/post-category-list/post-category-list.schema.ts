import type { Static } from 'typebox';
import { CATEGORY_POSTS } from '#domain/constants.ts';

import {
  blockSchema,
  choiceField,
  integerField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

/** Head of the page's list, how many posts a page of it holds, and where its categories lead. */
export const postCategoryListSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  text: textareaField({ maxLength: 400 }),
  level: choiceField(['h1', 'h2'], 'h2', { 'x-mobile': false }),
  limit: integerField({ minimum: 1, maximum: 20, default: CATEGORY_POSTS }, { 'x-mobile': false }),
  addresses: choiceField(['query', 'path'], 'query', { 'x-group': 'advanced', 'x-mobile': false }),
});
export type PostCategoryListValues = Static<typeof postCategoryListSchema>;
