import { type Static, Type } from 'typebox';
import { ELEMENT_LIMITS, elementContentSchema } from '#schemas/content/element.ts';
import { patternAboutSchema } from '#schemas/content/pattern.ts';
import { localeSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Patterns of a site's own at most: what one list can show. */
export const OWN_PATTERNS = 100;
/** JSON of a pattern of one's own at most; a page may have more. */
export const PATTERN_BYTES = 128 * 1024;

const strict = { additionalProperties: false };
const title = Type.String({ format: 'line', minLength: 1, maxLength: 60 });
/** `own-<number>` for one of the site's own, else the name of its file. */
const name = Type.String({ minLength: 4, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

/** A pattern that comes with the product. */
const readyPatternSchema = Type.Object({ name, about: patternAboutSchema });
export type ReadyPattern = Static<typeof readyPatternSchema>;

/** A pattern that somebody of the site saved. */
const ownPatternSchema = Type.Object({
  id: rowIdSchema,
  name,
  title: Type.String(),
  /** Who saved it, as they were called then. */
  author: Type.String(),
  created_at: Type.String(),
});
export type OwnPattern = Static<typeof ownPatternSchema>;

/** What can be put on pages as a copy; the newest of the site's own first. */
export const listPatterns = defineEndpoint({
  key: 'content.listPatterns',
  method: 'GET',
  path: '/api/v1/pattern/list',
  summary: 'List patterns and page presets',
  access: 'backoffice',
  data: Type.Object({
    ready: Type.Array(readyPatternSchema, { maxItems: 200 }),
    own: Type.Array(ownPatternSchema, { maxItems: OWN_PATTERNS }),
  }),
});

/**
 * The content of a pattern, begun in `language`. Its pictures are put into the media library, each
 * once: a picture that is there already is used. 404 for an unknown name.
 */
export const takePattern = defineEndpoint({
  key: 'content.takePattern',
  method: 'POST',
  path: '/api/v1/pattern/take',
  summary: 'Take a copy of a pattern',
  access: 'backoffice',
  body: Type.Object({ name, language: localeSchema }, strict),
  data: elementContentSchema,
});

/**
 * Saves nodes as a pattern of the site. 400 lists every fault of them, 409 `PATTERNS_TOO_MANY`, 413
 * `PATTERN_TOO_LARGE`.
 */
export const createPattern = defineEndpoint({
  key: 'content.createPattern',
  method: 'POST',
  path: '/api/v1/pattern/create',
  summary: 'Save a pattern',
  access: 'backoffice',
  bodyLimit: 2 * ELEMENT_LIMITS.bytes,
  body: Type.Object({ title, content: elementContentSchema }, strict),
  data: ownPatternSchema,
});

export const renamePattern = defineEndpoint({
  key: 'content.renamePattern',
  method: 'PATCH',
  path: '/api/v1/pattern/update/:id',
  summary: 'Rename a pattern of the site',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object({ title }, strict),
  data: ownPatternSchema,
});

/** What was made of it stays as it is. */
export const deletePattern = defineEndpoint({
  key: 'content.deletePattern',
  method: 'DELETE',
  path: '/api/v1/pattern/delete/:id',
  summary: 'Delete a pattern of the site',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: Type.Object({}),
});
