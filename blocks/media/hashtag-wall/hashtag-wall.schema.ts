import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  linkField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const postSchema = Type.Object(
  {
    media: mediaField({ 'x-mobile': false }),
    text: textField({ maxLength: 160 }),
    author: textField({ maxLength: 60, 'x-i18n': false }),
    link: linkField(),
  },
  { additionalProperties: false },
);

/** What people show under a tag: chosen here, or kept in the shop under that tag. No network is asked. */
export const hashtagWallSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  link: linkField(),
  source: choiceField(['chosen', 'tag'], 'chosen', { 'x-mobile': false }),
  posts: listField(postSchema, {
    maxItems: 24,
    'x-summary': 'text',
    'x-when': { field: 'source', in: ['chosen'] },
    'x-mobile': false,
  }),
  tag: textField({
    maxLength: 60,
    'x-i18n': false,
    'x-mobile': false,
    'x-when': { field: 'source', in: ['tag'] },
  }),
  limit: integerField(
    { minimum: 1, maximum: 24, default: 8 },
    { 'x-when': { field: 'source', in: ['tag'] }, 'x-mobile': false },
  ),
  columns: integerField(
    { minimum: 2, maximum: 6, default: 4 },
    { 'x-group': 'layout', 'x-mobile': 'css', 'x-css': '--columns' },
  ),
});
export type HashtagWallValues = Static<typeof hashtagWallSchema>;
