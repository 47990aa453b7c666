import { RICH_TEXT_MARKS, RICH_TEXT_NODES } from '#schemas/fields.ts';
import { isRecord, isUnset, mapRecord } from '../json.ts';
import { cleanRichText, type RichTextRules } from './clean-rich-text.ts';

const EVERYTHING: RichTextRules = {
  nodes: new Set(RICH_TEXT_NODES),
  marks: new Set(RICH_TEXT_MARKS),
};

/** A field's value with its rich text filtered, also inside lists and records. */
export function cleanFieldValue(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema) || isUnset(value)) return value;
  if (schema['x-control'] === 'richtext' || Array.isArray(schema['x-nodes'])) {
    return isRecord(value) ? cleanRichText(value, rulesOf(schema)) : value;
  }
  if (Array.isArray(value)) return value.map((item) => cleanFieldValue(item, schema['items']));
  const { properties } = schema;
  if (!(isRecord(value) && isRecord(properties))) return value;
  return mapRecord(value, (inner, name) =>
    Object.hasOwn(properties, name) ? cleanFieldValue(inner, properties[name]) : inner,
  );
}

/** A value whose schema is not known: what looks like rich text is filtered as such. */
export function cleanUnknownValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanUnknownValue);
  if (!isRecord(value)) return value;
  if (value['type'] === 'doc') return cleanRichText(value, EVERYTHING);
  return mapRecord(value, cleanUnknownValue);
}

function rulesOf(schema: Readonly<Record<string, unknown>>): RichTextRules {
  return {
    nodes: namesOf(schema['x-nodes'], EVERYTHING.nodes),
    marks: namesOf(schema['x-marks'], EVERYTHING.marks),
  };
}

function namesOf(names: unknown, otherwise: ReadonlySet<string>): ReadonlySet<string> {
  return Array.isArray(names)
    ? new Set(names.filter((name) => typeof name === 'string'))
    : otherwise;
}
