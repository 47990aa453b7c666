import { RICH_TEXT_NODE, richTextNodeSchema } from '#schemas/content/values.ts';
import { isRecord, ownValue } from './json.ts';

/** What `mend` gives for a value of which nothing can be shown. */
export const MISFIT = Symbol('misfit');

type Schema = Readonly<Record<string, unknown>>;

const REFERRED: Readonly<Record<string, Schema>> = {
  [RICH_TEXT_NODE]: { ...richTextNodeSchema },
};
/** Deeper than any field allows; keeps hostile content from exhausting the stack. */
const MAX_DEPTH = 100;

/**
 * What of a stored value has the type that the schema of its field wants: the very same value where
 * all of it has, without the entries and optional parts that have not, or `MISFIT`. Judges types
 * alone: a text that is too long can still be shown.
 */
export function mend(schema: unknown, value: unknown, depth = 0): unknown {
  if (!isRecord(schema)) return value;
  if (depth > MAX_DEPTH) return MISFIT;
  const { $ref, type } = schema;
  if (typeof $ref === 'string') return mend(REFERRED[$ref], value, depth);
  if (type === 'array') return mendList(schema, value, depth);
  if (type === 'object') return mendRecord(schema, value, depth);
  return isAllowed(schema, value, depth) ? value : MISFIT;
}

function isAllowed({ anyOf, enum: choices, type, ...rest }: Schema, value: unknown, depth: number) {
  if (Array.isArray(anyOf)) return anyOf.some((form) => mend(form, value, depth) === value);
  if (Array.isArray(choices)) return choices.includes(value);
  if ('const' in rest) return rest['const'] === value;
  return typeof type !== 'string' || isOfType(type, value);
}

function mendList({ items }: Schema, value: unknown, depth: number): unknown {
  if (!Array.isArray(value)) return MISFIT;
  const mended = value.map((item) => mend(items, item, depth + 1));
  const isSame = mended.every((item, index) => item === value[index]);
  return isSame ? value : mended.filter((item) => item !== MISFIT);
}

function mendRecord({ properties, required }: Schema, value: unknown, depth: number): unknown {
  if (!isRecord(value)) return MISFIT;
  const known = isRecord(properties) ? properties : {};
  const parts = Object.entries(value).map(
    ([name, part]) => [name, mend(ownValue(known, name), part, depth + 1)] as const,
  );
  if (parts.every(([name, part]) => part === value[name]) && hasAll(value, required)) return value;
  const kept = Object.fromEntries(parts.filter(([, part]) => part !== MISFIT));
  return hasAll(kept, required) ? kept : MISFIT;
}

function hasAll(record: Record<string, unknown>, names: unknown): boolean {
  return !Array.isArray(names) || names.every((name: string) => Object.hasOwn(record, name));
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'null') return value === null;
  return typeof value === type;
}
