import { isRecord } from '#runtime/content/json.ts';
import type { Schema } from './operations.ts';

const DEEPEST = 6;

/** A body that is full of faults in one place, as text. */
export interface Flood {
  name: string;
  text: string;
}

/** What fills a place, repeated as often as it fits. */
const FILLS: readonly (readonly [name: string, fill: (bytes: number) => string])[] = [
  ['unknown members', (bytes) => `{${times(bytes / 9, (n) => `"x${n}":0`)}}`],
  ['one long name', (bytes) => `{"${'č'.repeat(bytes / 2)}":0}`],
  ['empty objects', (bytes) => `[${times(bytes / 3, () => '{}')}]`],
  ['nulls', (bytes) => `[${times(bytes / 5, () => 'null')}]`],
  ['different objects', (bytes) => `[${times(bytes / 12, (n) => `{"x":${n}}`)}]`],
  ['own methods', (bytes) => `[${times(bytes / 30, () => '{"toString":"x","valueOf":"y"}')}]`],
  ['words', (bytes) => `[${times(bytes / 8, (n) => `"w${n}"`)}]`],
  ['lists of lists', (bytes) => `[${times(bytes / 12, () => '[[[[1]]]]')}]`],
  ['a long word', (bytes) => `"${'a'.repeat(bytes)}"`],
  ['a line of hyphens', (bytes) => `"a${'-'.repeat(bytes)}!"`],
  ['an endless address', (bytes) => `"${'a.'.repeat(bytes / 2)}@"`],
  ['a deep list', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
  ['deep objects', (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`],
];

/** The shortest items, of which most fit. */
const EMPTY = FILLS.findIndex(([name]) => name === 'empty objects');

function times(count: number, item: (n: number) => string): string {
  return Array.from({ length: Math.floor(count) }, (_none, n) => item(n)).join(',');
}

/**
 * Places of a schema filled with about `bytes` bytes of nonsense: the whole in every way, and each
 * place in it in one or two.
 */
export function floodsOf(
  schema: Schema,
  bytes: number,
  shared: Readonly<Record<string, Schema>>,
): Flood[] {
  return placesOf(schema, shared, 0).flatMap(({ path, before, after }, at) =>
    FILLS.filter((_fill, way) => path === '' || way === EMPTY || way === at % FILLS.length).map(
      ([name, fill]) => ({
        name: `${path || 'body'}: ${name}`,
        text: before + fill(bytes - 200) + after,
      }),
    ),
  );
}

interface Place {
  path: string;
  /** JSON text around the place. */
  before: string;
  after: string;
}

function placesOf(
  schema: Schema,
  shared: Readonly<Record<string, Schema>>,
  depth: number,
): Place[] {
  const here = { path: '', before: '', after: '' };
  if (depth > DEEPEST) return [here];
  const below = (part: unknown, step: string, before: string, after: string) =>
    isRecord(part)
      ? placesOf(part, shared, depth + 1).map((place) => ({
          path: `${step}${place.path}`,
          before: before + place.before,
          after: place.after + after,
        }))
      : [];
  const target = schema.$ref && shared[schema.$ref.split('/').at(-1) ?? ''];
  if (target) return placesOf(target, shared, depth + 2);
  return [
    here,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      below(part, `.${name}`, `{"${name}":`, '}'),
    ),
    ...below(schema.additionalProperties, '.*', '{"polje":', '}'),
    ...below(schema.items, '[]', '[', ']'),
    ...(schema.anyOf ?? []).flatMap((part) => below(part, '', '', '')),
  ];
}
