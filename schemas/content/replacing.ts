import { type Static, Type } from 'typebox';
import { localeSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { linkSchema } from './values.ts';

const strict = { additionalProperties: false };
/** A text that is looked for, or that stands in its place. */
const MAX_TEXT = 200;

/**
 * What is looked for in stored content, and what comes in its place: words, the target of links (their
 * labels stay), or a picture of the library.
 */
export const replacingSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('text'),
      find: Type.String({ minLength: 1, maxLength: MAX_TEXT }),
      replace: Type.String({ maxLength: MAX_TEXT }),
      matchCase: Type.Boolean(),
      wholeWords: Type.Boolean(),
    },
    strict,
  ),
  Type.Object(
    { kind: Type.Literal('link'), find: linkSchema, replace: nullable(linkSchema) },
    strict,
  ),
  Type.Object(
    { kind: Type.Literal('media'), find: rowIdSchema, replace: nullable(rowIdSchema) },
    strict,
  ),
]);
export type Replacing = Static<typeof replacingSchema>;

/** Excerpts of one place at most. */
export const MAX_EXCERPTS = 3;

/** What was found, with the words around it. */
const excerptSchema = Type.Object({
  lead: Type.String(),
  found: Type.String(),
  tail: Type.String(),
});
export type Excerpt = Static<typeof excerptSchema>;

/** One field of an element in which something was found. */
export const foundPlaceSchema = Type.Object({
  /** Names the field within its element as long as nobody changes that. */
  key: Type.String({ minLength: 1, maxLength: 400 }),
  /** Null for a field of the element itself. */
  nodeId: nullable(Type.String()),
  block: nullable(Type.String()),
  field: Type.String(),
  language: localeSchema,
  /** The value of phones. */
  small: Type.Boolean(),
  count: Type.Integer({ minimum: 1 }),
  excerpts: Type.Array(excerptSchema, { maxItems: MAX_EXCERPTS }),
});
export type FoundPlace = Static<typeof foundPlaceSchema>;
