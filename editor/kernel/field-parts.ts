import { isRecord } from '#runtime/content/json.ts';
import { plainTextOf } from './plain-text.ts';

/** A value inside a field, with the control that edits it. */
export interface FieldPart {
  control: unknown;
  value: unknown;
}

/** The value of a field and, of a list, the values in its items. */
export function partsOf(value: unknown, schema: unknown): FieldPart[] {
  if (!isRecord(schema) || value === undefined) return [];
  const control = schema['x-control'];
  if (Array.isArray(value) && isRecord(schema['items'])) {
    const items = value.flatMap((item) => partsOf(item, schema['items']));
    return [{ control, value }, ...items];
  }
  const { properties } = schema;
  const isAtom = control === 'media' || control === 'link' || control === 'richtext';
  if (isAtom || !isRecord(value) || !isRecord(properties)) return [{ control, value }];
  return Object.entries(value).flatMap(([name, part]) => partsOf(part, properties[name]));
}

/** The words of a field that shoppers read, those of items and links among them. */
export function wordsOf(value: unknown, schema: unknown): string[] {
  return partsOf(value, schema)
    .map(textOf)
    .filter((text) => text !== '');
}

function textOf({ control, value }: FieldPart): string {
  if (control === 'text' || control === 'textarea') return typeof value === 'string' ? value : '';
  if (control === 'richtext') return plainTextOf(value);
  if (control !== 'link' || !isRecord(value)) return '';
  return typeof value['label'] === 'string' ? value['label'] : '';
}
