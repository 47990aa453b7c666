import { isRecord } from '#runtime/content/json.ts';

/** Finds a shared schema by its reference. */
type Lookup = (reference: string) => unknown;

/**
 * Paths of what a schema lets grow without end: texts, lists, and objects that are neither closed nor
 * counted; and lists of unique items that are compared in pairs, because nothing says what they are.
 */
export function unboundedIn(schema: unknown, path: string, lookup: Lookup): string[] {
  return walk(schema, path, lookup, new Set());
}

function walk(schema: unknown, path: string, lookup: Lookup, open: ReadonlySet<unknown>): string[] {
  if (!isRecord(schema) || open.has(schema)) return [];
  const inside = new Set([...open, schema]);
  const below = (part: unknown, step: string) => walk(part, `${path}${step}`, lookup, inside);
  const parts = (key: string) => (isRecord(schema[key]) ? Object.entries(schema[key]) : []);
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => [schema[key] ?? []].flat());
  return [
    ...faultsOf(schema).map((fault) => `${path}: ${fault}`),
    ...parts('properties').flatMap(([name, part]) => below(part, `.${name}`)),
    ...parts('patternProperties').flatMap(([, part]) => below(part, '.*')),
    ...below(schema['additionalProperties'], '.*'),
    ...[schema['items'] ?? []].flat().flatMap((part) => below(part, '[]')),
    ...choices.flatMap((part) => below(part, '')),
    ...(typeof schema['$ref'] === 'string' ? below(lookup(schema['$ref']), '') : []),
  ];
}

function faultsOf(schema: Readonly<Record<string, unknown>>): string[] {
  const { enum: values, const: value, maxLength, maxItems, maxProperties } = schema;
  if (values !== undefined || value !== undefined) return [];
  const faults: string[] = [];
  if (isKind(schema, 'string') && maxLength === undefined) faults.push('maxLength');
  if (isKind(schema, 'array') && maxItems === undefined) faults.push('maxItems');
  if (isKind(schema, 'object') && !isClosed(schema) && maxProperties === undefined) {
    faults.push('maxProperties');
  }
  if (isAnything(schema)) faults.push('anything');
  return [...faults, ...listFaultsOf(schema)];
}

function listFaultsOf({ uniqueItems, minItems, items }: Readonly<Record<string, unknown>>) {
  const faults: string[] = [];
  if (uniqueItems === true && !isScalar(items)) faults.push('uniqueItems of no type');
  // The sample in which faults are looked for has no more of a list.
  if (Number(minItems ?? 0) > 20) faults.push('minItems');
  return faults;
}

const isKind = ({ type }: Readonly<Record<string, unknown>>, kind: string) =>
  [type].flat().includes(kind);

function isClosed(schema: Readonly<Record<string, unknown>>): boolean {
  return schema['additionalProperties'] === false && schema['patternProperties'] === undefined;
}

function isScalar(items: unknown): boolean {
  return isRecord(items) && ['string', 'integer', 'number'].includes(String(items['type']));
}

function isAnything(schema: Readonly<Record<string, unknown>>): boolean {
  return ['type', 'anyOf', 'oneOf', 'allOf', '$ref'].every((key) => schema[key] === undefined);
}
