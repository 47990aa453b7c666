import type { Static } from 'typebox';
import { blockSchema, integerField, linkField, textField } from '#schemas/fields.ts';

/** Head of the section, how many posts it shows and how long each is shown. */
export const newsPostsSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  link: linkField(),
  limit: integerField({ minimum: 1, maximum: 20, default: 8 }, { 'x-mobile': false }),
  autoplay: integerField({ minimum: 1500, maximum: 20000, default: 3000 }, { 'x-mobile': false }),
});
export type NewsPostsValues = Static<typeof newsPostsSchema>;
