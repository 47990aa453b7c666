import { type Static, Type } from 'typebox';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { idSchema, instantSchema } from '#schemas/primitives.ts';
import { productSchema } from './catalog.ts';
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
export type Term = Static<typeof termSchema>;

/** Products that go with a post (BLOG-11). `id` is the place in the row, from 1. */
const relatedEntitySchema = Type.Object({
  connectedProduct: Type.Object({
    data: Type.Object({
      items: Type.Array(Type.Object({ id: Type.Integer(), product: productSchema })),
    }),
  }),
});

/** A blog post (BLOG-14). `body` and `relatedEntities` are empty in lists. */
export const postSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  body: Type.String(),
  media: Type.Union([mediaSchema, Type.Null()]),
  date: instantSchema,
  terms: Type.Object({ categories: Type.Array(termSchema) }),
  relatedEntities: Type.Array(relatedEntitySchema),
});
export type Post = Static<typeof postSchema>;

/** What a list of posts may be limited to: all that is public, or what is under `featured`. */
export const POST_DISPLAYS = ['published', 'featured'] as const;

/**
 * Published posts, newest first; all given filters must fit (API-90, BLOG-15). The posts of `ids`
 * come whole unless a limit is given.
 */
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
            display: Type.Optional(Type.Enum([...POST_DISPLAYS])),
            termSlugs: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 20 })),
            postTypeSlugs: Type.Optional(
              Type.Array(Type.String({ maxLength: 120 }), { maxItems: 20 }),
            ),
            dateFrom: Type.Optional(instantSchema),
            dateTo: Type.Optional(instantSchema),
            ids: Type.Optional(Type.Array(idSchema, { maxItems: 100 })),
          },
          { additionalProperties: false },
        ),
      ),
      sort: Type.Optional(
        Type.Object(
          { param: Type.Literal('published_at'), order: Type.Enum(['asc', 'desc']) },
          { additionalProperties: false },
        ),
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

/** Terms of the blog, by kind (API-88). */
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

const slugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) });

/** A term by its slug (API-89). */
export const getTerm = defineEndpoint({
  key: 'blog.getTerm',
  method: 'GET',
  path: '/api/v1/term/get/:slug',
  summary: 'A term by slug',
  access: 'public',
  params: slugParams,
  data: termSchema,
  tags: () => ['posts'],
});

/**
 * A published post by its slug, with its body and the products that go with it (BLOG-10, BLOG-11).
 */
export const getPost = defineEndpoint({
  key: 'blog.getPost',
  method: 'GET',
  path: '/api/v1/post/get/:slug',
  summary: 'A post by slug',
  access: 'public',
  params: slugParams,
  data: postSchema,
  tags: ({ id, media, relatedEntities }) => [
    'posts',
    `post:${id}`,
    ...(media ? [mediaTag(media.id)] : []),
    ...relatedEntities.flatMap(({ connectedProduct }) =>
      connectedProduct.data.items.map(({ product }) => `product:${product.id}`),
    ),
  ],
});
