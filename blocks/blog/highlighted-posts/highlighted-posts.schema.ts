import { type Static, Type } from 'typebox';
import { FEATURED } from '#blocks/_ui/post-page/page-post.ts';
import { blockSchema, integerField, linkField, textField } from '#schemas/fields.ts';

/** Head of the section, of which category and how many posts it shows. */
export const highlightedPostsSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  link: linkField(),
  termSlug: Type.String({
    default: FEATURED,
    maxLength: 120,
    'x-bag': 'options',
    'x-control': 'text',
    'x-mobile': false,
  }),
  limit: integerField({ minimum: 1, maximum: 20, default: 8 }, { 'x-mobile': false }),
});
export type HighlightedPostsValues = Static<typeof highlightedPostsSchema>;
