import fc, { type Arbitrary } from 'fast-check';
import type { TObject } from 'typebox';

import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { MediaRef, RichTextDoc } from '#schemas/content/values.ts';

/** The part of JSON Schema that schemas of blocks use. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  'x-control'?: string;
}

const WORDS = [
  'njega',
  'čišćenje',
  'đumbir',
  'šipak',
  'Žena & more',
  '<b>jako</b>',
  'Nebeskoplavetnilo',
  '"navodnici"',
  '🌿',
  'ä ö ü ß',
];

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((list) => list.join(' '));

const richText: Arbitrary<RichTextDoc> = fc.array(words, { maxLength: 4 }).map((paragraphs) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({
    type: 'paragraph',
    content: text === '' ? [] : [{ type: 'text', text, marks: [{ type: 'bold' }] }],
  })),
}));

const media: Arbitrary<MediaRef> = fc.record(
  { id: fc.constantFrom(...Object.values(SAMPLE_MEDIA), 999_999), alt: words },
  { requiredKeys: ['id'] },
);

/** Values that the schema alone does not describe, by control. */
const CONTROLS = new Map<string, Arbitrary<unknown>>([
  ['richtext', richText],
  ['media', media],
]);

/** Valid values of a block's fields, made from its schema: long, short, empty, hostile. */
export function valuesOf(schema: TObject): Arbitrary<Record<string, unknown>> {
  return objectOf(schema as unknown as Schema) as Arbitrary<Record<string, unknown>>;
}

function objectOf(schema: Schema): Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    anyValueOf(field),
  ]);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: (schema.required ?? []) as never[],
  });
}

function anyValueOf(schema: Schema): Arbitrary<unknown> {
  const byControl = CONTROLS.get(schema['x-control'] ?? '');
  if (byControl) return byControl;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyValueOf));
  return TYPES.get(schema.type ?? '')?.(schema) ?? fc.constant(null);
}

/** Values by the schema's `type`. */
const TYPES = new Map<string, (schema: Schema) => Arbitrary<unknown>>([
  ['string', textOf],
  ['integer', ({ minimum = 0, maximum = 1000 }) => fc.integer({ min: minimum, max: maximum })],
  [
    'number',
    ({ minimum = 0, maximum = 1000 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  ],
  ['boolean', () => fc.boolean()],
  ['array', listOf],
  ['object', objectOf],
]);

function listOf({ items = {}, minItems = 0, maxItems = 6 }: Schema): Arbitrary<unknown> {
  return fc.array(anyValueOf(items), { minLength: minItems, maxLength: Math.min(maxItems, 8) });
}

function textOf(schema: Schema): Arbitrary<string> {
  if (schema.format === 'safe-url')
    return fc.constantFrom('/shop', 'https://example.com/a?b=c', '#vrh', 'mailto:a@b.hr');
  if (schema.format === 'date-time') return fc.constant('2026-05-01T08:00:00Z');
  if (schema.pattern)
    return fc
      .stringMatching(new RegExp(schema.pattern))
      .filter((text) => text.length <= (schema.maxLength ?? 100));
  const max = schema.maxLength ?? 200;
  return words.map((text) => text.slice(0, max).padEnd(schema.minLength ?? 0, 'a'));
}
