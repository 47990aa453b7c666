import { type Static, Type } from 'typebox';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { instantSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** A term posts are sorted under. */
export const termSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  slugMain: Type.String(),
  type: Type.Enum(['category', 'tag']),
});

/** A blog post as lists show it (BLOG-14). `body` is empty in lists. */
export const postSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  body: Type.String(),
  media: Type.Union([mediaSchema, Type.Null()]),
  date: instantSchema,
  terms: Type.Object({ categories: Type.Array(termSchema) }),
});
export type Post = Static<typeof postSchema>;

/** API-90. Published posts, newest first. */
export const filterPosts = defineEndpoint({
  key: 'blog.filterPosts',
  method: 'POST',
  path: '/api/v1/post/filterStandard',
  summary: 'List posts',
  access: 'public',
  body: Type.Object(
    {
      filters: Type.Optional(
        Type.Object(
          {
            display: Type.Optional(Type.String({ maxLength: 40 })),
            termSlugs: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 20 })),
            postTypeSlugs: Type.Optional(
              Type.Array(Type.String({ maxLength: 120 }), { maxItems: 20 }),
            ),
            dateFrom: Type.Optional(instantSchema),
            dateTo: Type.Optional(instantSchema),
          },
          { additionalProperties: false },
        ),
      ),
      sort: Type.Optional(
        Type.Object({ param: Type.Literal('published_at'), order: Type.Enum(['asc', 'desc']) }),
      ),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(postSchema),
  tags: ({ records }) => [
    'posts',
    ...records.flatMap(({ id, media }) =>
      media ? [`post:${id}`, mediaTag(media.id)] : [`post:${id}`],
    ),
  ],
});

/** API-88. */
export const filterTerms = defineEndpoint({
  key: 'blog.filterTerms',
  method: 'POST',
  path: '/api/v1/term/filter',
  summary: 'List terms',
  access: 'public',
  body: Type.Object(
    {
      termTypeTitles: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 10 })),
      noPaginate: Type.Optional(Type.Boolean()),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(termSchema),
  tags: () => ['posts'],
});
