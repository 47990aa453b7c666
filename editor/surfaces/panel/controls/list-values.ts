import { plainTextOf } from '#editor/kernel/plain-text.ts';
import type { FieldSchema } from '#kit/fields/control-props.ts';
import { isRecord } from '#runtime/content/json.ts';

/** What a new item of a list holds: the defaults of its fields. */
export function blankItem(schema: FieldSchema | undefined): unknown {
  if (schema?.type !== 'object') return schema?.default ?? '';
  const defaults = Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.default !== undefined)
    .map(([name, field]) => [name, field.default]);
  return Object.fromEntries(defaults);
}

/** Words that name an item (`x-summary`); empty when it has none. */
export function nameOf(item: unknown, schema: FieldSchema): string {
  const field = schema['x-summary'] ?? Object.keys(schema.items?.properties ?? {})[0];
  return wordsOf(isRecord(item) && field !== undefined ? item[field] : item);
}

/** A text itself; of a link its text, or else where it leads; of rich text its words. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  const link = [value['label'], value['slug'], value['href']].find(
    (part) => typeof part === 'string' && part !== '',
  );
  return typeof link === 'string' ? link : plainTextOf(value);
}

/** An item with one field changed; `undefined` takes the field away. */
export function withField(item: unknown, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _before, ...rest } = isRecord(item) ? item : {};
  return value === undefined ? rest : { ...rest, [name]: value };
}
