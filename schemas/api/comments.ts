import { type Static, Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** What may be commented on; a comment on a product is a review (G-058). */
export const COMMENT_TARGETS = ['product', 'post'] as const;

/** CMS options that govern comments (REV-02). */
export const commentOptionsSchema = Type.Object({
  CanCommentOnBlog: Type.Boolean(),
  CanAddReviews: Type.Boolean(),
  /** New comments, and changed ones, wait until an editor publishes them. */
  RequireAdminPublishing: Type.Boolean(),
  /** One comment of a user for each product or post. */
  OneUserOneComment: Type.Boolean(),
  UserCanEditComment: Type.Boolean(),
  /** A text needs stars. */
  RequireRatingForComment: Type.Boolean(),
  /** Stars need a text. */
  RequireCommentForRating: Type.Boolean(),
  /** Told to clients only: comments are for registered users (ROLE-03). */
  AnonymousCanMultipleReview: Type.Boolean(),
  /** Most stars. */
  NumberOfStars: Type.Integer({ minimum: 1, maximum: 10 }),
});
export type CommentOptions = Static<typeof commentOptionsSchema>;

/** A comment, a rating, or both. `author` is the first name and one letter. */
export const commentRowSchema = Type.Object({
  id: Type.Integer(),
  /** Plain text. */
  body: Type.String(),
  rating: Type.Union([Type.Integer(), Type.Null()]),
  author: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  published: Type.Boolean(),
});
export type CommentRow = Static<typeof commentRowSchema>;

const targetSchema = Type.Object(
  { type: Type.Enum([...COMMENT_TARGETS]), id: rowIdSchema },
  { additionalProperties: false },
);
/** A product or a post that is commented on. */
export type CommentTarget = Static<typeof targetSchema>;
const bodySchema = Type.String({ maxLength: 4000 });
const ratingSchema = Type.Integer({ minimum: 1, maximum: 10 });

/** The options that rule comments and reviews (API-38). */
export const commentOptions = defineEndpoint({
  key: 'comments.options',
  method: 'GET',
  path: '/api/v1/comment/getOptions',
  summary: 'Rules of comments and reviews',
  access: 'public',
  query: Type.Object({ store_id: Type.Optional(rowIdSchema) }),
  data: commentOptionsSchema,
  tags: () => ['options'],
});

const commentsPageSchema = Type.Object({
  ...recordsOf(commentRowSchema).properties,
  /** Mean of all published ratings, in hundredths of a star; null without one (REV-03). */
  averageRating: Type.Union([Type.Number(), Type.Null()]),
});

/** G-058. Published comments, the newest first. */
export const filterComments = defineEndpoint({
  key: 'comments.filter',
  method: 'POST',
  path: '/api/v1/comment/filter',
  summary: 'Comments on a product or a post',
  access: 'public',
  body: Type.Object({ target: targetSchema, ...pagingShape }, { additionalProperties: false }),
  data: commentsPageSchema,
  tags: () => ['comments'],
});

/**
 * What the caller has said of something, where one comment is allowed and may be changed; null
 * where nothing was said or nothing can be changed (REV-02).
 */
export const ownComment = defineEndpoint({
  key: 'comments.own',
  method: 'GET',
  path: '/api/v1/comment/own/:type/:id',
  summary: 'Own comment on a product or a post',
  access: 'user',
  params: targetSchema,
  data: Type.Union([commentRowSchema, Type.Null()]),
});

/** G-058, REV-01. 409 for a second comment where one is allowed; `id` of its payload is the first. */
export const createComment = defineEndpoint({
  key: 'comments.create',
  method: 'POST',
  path: '/api/v1/comment/create',
  summary: 'Write a comment or a review',
  access: 'user',
  body: Type.Object(
    {
      target: targetSchema,
      body: Type.Optional(bodySchema),
      rating: Type.Optional(ratingSchema),
    },
    { additionalProperties: false },
  ),
  data: commentRowSchema,
});

/** G-058. Of its author, where the options allow it; `published` is for the back office. */
export const updateComment = defineEndpoint({
  key: 'comments.update',
  method: 'PATCH',
  path: '/api/v1/comment/update/:id',
  summary: 'Change or publish a comment',
  access: 'user',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object(
    {
      body: Type.Optional(bodySchema),
      rating: Type.Optional(ratingSchema),
      published: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: commentRowSchema,
});
