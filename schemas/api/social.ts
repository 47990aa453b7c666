import { Type } from 'typebox';
import { mediaSchema, mediaTag } from '#schemas/media.ts';
import { nullable } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordsOf } from './envelope.ts';

/** A picture with text under a hashtag. */
export const hashtagItemSchema = Type.Object({
  image: nullable(mediaSchema),
  text: Type.String(),
  /** Path of the site or `https:` address; empty for none. */
  link: Type.String(),
});

/**
 * G-053 (API-87). Stored items in their order; no social network is asked. The tag may be written
 * with its hash sign and in any case; an unknown one has no items.
 */
export const hashtagItems = defineEndpoint({
  key: 'social.hashtag',
  method: 'GET',
  path: '/api/v1/social/hashtag/:tag',
  summary: 'Pictures under a hashtag',
  access: 'public',
  params: Type.Object({ tag: Type.String({ minLength: 1, maxLength: 60 }) }),
  query: Type.Object(
    { limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })) },
    { additionalProperties: false },
  ),
  data: recordsOf(hashtagItemSchema),
  tags: ({ records }) => [
    'hashtags',
    ...records.flatMap(({ image }) => (image ? [mediaTag(image.id)] : [])),
  ],
});
