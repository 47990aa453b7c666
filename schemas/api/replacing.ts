import { type Static, Type } from 'typebox';
import { ELEMENT_TYPES } from '#schemas/content/element.ts';
import { foundPlaceSchema, replacingSchema } from '#schemas/content/replacing.ts';
import { localeSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Elements of one answer, and of one replacement, at most. */
export const MAX_FOUND_ELEMENTS = 100;
/** Places of one element that are named at most. */
export const MAX_FOUND_PLACES = 200;

const strict = { additionalProperties: false };

/** An element in whose draft something was found. */
const foundElementSchema = Type.Object({
  id: rowIdSchema,
  type: Type.Enum([...ELEMENT_TYPES]),
  /** Title of a page, name of a template or section; its address or part where it has none. */
  title: Type.String(),
  slug: Type.String(),
  rev: rowIdSchema,
  isPublic: Type.Boolean(),
  /** The draft holds changes that shoppers do not see. */
  isChanged: Type.Boolean(),
  places: Type.Array(foundPlaceSchema, { minItems: 1, maxItems: MAX_FOUND_PLACES }),
});
export type FoundElement = Static<typeof foundElementSchema>;

/**
 * Where something stands in the drafts of all elements of the site, but for its look and what lies in
 * the bin: with the places of one language only where `language` names it. `hasMore` where there is
 * more than one answer holds.
 */
export const findInContent = defineEndpoint({
  key: 'content.find',
  method: 'POST',
  path: '/api/v1/content/find',
  summary: 'Find words, links or a picture in all content',
  access: 'backoffice',
  body: Type.Object({ replacing: replacingSchema, language: Type.Optional(localeSchema) }, strict),
  data: Type.Object({
    elements: Type.Array(foundElementSchema, { maxItems: MAX_FOUND_ELEMENTS }),
    hasMore: Type.Boolean(),
  }),
});

/** Why an element was left as it is: somebody changed it, a rule forbids the change, it is gone. */
const LEFT_REASONS = ['changed', 'refused', 'gone'] as const;

const leftElementSchema = Type.Object({
  id: rowIdSchema,
  reason: Type.Enum([...LEFT_REASONS]),
  /** What the rule says, where one forbids the change; empty else. */
  message: Type.String(),
});
export type LeftElement = Static<typeof leftElementSchema>;

const replacedShape = {
  id: rowIdSchema,
  /** Revision of the draft before the replacement, and after it. */
  before: rowIdSchema,
  after: rowIdSchema,
  /** Whether shoppers see the replacement. */
  isPublic: Type.Boolean(),
};
const replacedElementSchema = Type.Object(replacedShape);
export type ReplacedElement = Static<typeof replacedElementSchema>;

const outcomeSchema = Type.Object({
  changed: Type.Array(replacedElementSchema, { maxItems: MAX_FOUND_ELEMENTS }),
  left: Type.Array(leftElementSchema, { maxItems: MAX_FOUND_ELEMENTS }),
});
export type ReplacingOutcome = Static<typeof outcomeSchema>;

/**
 * Puts the replacement in the named places. Each element is saved by itself; one that has another
 * revision by now is left alone and named. With `publish`, those become public whose draft was what
 * shoppers see; of others nobody knows whether they are ready.
 */
export const replaceInContent = defineEndpoint({
  key: 'content.replacePlaces',
  method: 'POST',
  path: '/api/v1/content/replace',
  summary: 'Replace words, links or a picture in chosen places',
  access: 'backoffice',
  bodyLimit: 2 * 1024 * 1024,
  body: Type.Object(
    {
      replacing: replacingSchema,
      publish: Type.Boolean(),
      elements: Type.Array(
        Type.Object(
          {
            id: rowIdSchema,
            rev: rowIdSchema,
            keys: Type.Array(foundPlaceSchema.properties.key, {
              minItems: 1,
              maxItems: MAX_FOUND_PLACES,
              uniqueItems: true,
            }),
          },
          strict,
        ),
        { minItems: 1, maxItems: MAX_FOUND_ELEMENTS },
      ),
    },
    strict,
  ),
  data: outcomeSchema,
});

/** Puts back what a replacement changed, by its answer; what was changed since is left alone and named. */
export const undoReplacing = defineEndpoint({
  key: 'content.undoReplacing',
  method: 'POST',
  path: '/api/v1/content/undoReplace',
  summary: 'Take a replacement back',
  access: 'backoffice',
  body: Type.Object(
    {
      changed: Type.Array(Type.Object(replacedShape, strict), {
        minItems: 1,
        maxItems: MAX_FOUND_ELEMENTS,
      }),
    },
    strict,
  ),
  data: outcomeSchema,
});

export type FoundInContent = Static<typeof findInContent.data>;
