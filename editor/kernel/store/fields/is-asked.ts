import type { BlockField } from '#runtime/content/block-fields.ts';
import { isRecord } from '#runtime/content/json.ts';

/** False for a field that means nothing beside what a sibling says (`x-when`): nobody is asked for it. */
export function isAsked(
  { schema }: BlockField,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const when = schema['x-when'];
  if (!isRecord(when) || typeof when['field'] !== 'string') return true;
  return Array.isArray(when['in']) && when['in'].includes(values[when['field']]);
}
