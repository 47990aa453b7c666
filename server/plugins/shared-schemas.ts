import type { TSchema } from 'typebox';
import { categorySchema } from '#schemas/api/categories.ts';
import { navNodeSchema } from '#schemas/api/site.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';

/** Schemas with an `$id`, which others refer to by `$ref`. */
export const SHARED_SCHEMAS: readonly TSchema[] = [
  ...sharedContentSchemas,
  navNodeSchema,
  categorySchema,
];

const shared = new Set<object>(SHARED_SCHEMAS);
const converted = new WeakMap<object, object>();

/**
 * The schema with every shared one inside replaced by a reference: an `$id` may occur only once in
 * a schema. The same schema always gives the same object, so that compilers can remember it.
 */
export function withReferences(schema: object): object {
  const known = converted.get(schema);
  if (known) return known;
  const result = toReference(schema);
  converted.set(schema, result);
  return result;
}

function toReference(value: object): object {
  if (shared.has(value) && '$id' in value) return { $ref: value.$id };
  if (Array.isArray(value)) return value.map(convert);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part)]));
}

function convert(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? toReference(value) : value;
}
