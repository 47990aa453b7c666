import { Type } from 'typebox';
import { LOCALES } from '#domain/locales.ts';

/** Integer key of a stored record. */
export const idSchema = Type.Integer({ minimum: 1 });

/** Largest key that a database row can have; a larger number names nothing. */
export const MAX_ID = 2_147_483_647;
/** Key of a database row, as a request names it. */
export const rowIdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** Id of a node: unique in its element, never reused, survives moves. */
export const nodeIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{3,40}$', maxLength: 40 });

/** Fewest characters of a slug (EDIT-07). */
export const SLUG_MIN_LENGTH = 4;
/** Form of a slug: letters without diacritics, digits, hyphens. */
export const SLUG_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

/** Two-letter language code. */
export const localeSchema = Type.Enum([...LOCALES]);

/** ISO 8601 instant in UTC. */
export const instantSchema = Type.String({ format: 'date-time', maxLength: 40 });

/** A value that may be missing on purpose. */
export function nullable<T extends Parameters<typeof Type.Union>[0][number]>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}
