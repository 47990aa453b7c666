import type { Static } from 'typebox';
import { BLOG_POSTS } from '#domain/constants.ts';

import { blockSchema, integerField, textField } from '#schemas/fields.ts';

/** How many posts are shown first, how many more each time, and the words of the button that brings them. */
export const postListSchema = blockSchema(
  {
    more: textField({ maxLength: 60 }),
    limit: integerField({ minimum: 1, maximum: 50, default: BLOG_POSTS }, { 'x-mobile': false }),
    step: integerField({ minimum: 1, maximum: 50, default: BLOG_POSTS }, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type PostListValues = Static<typeof postListSchema>;
