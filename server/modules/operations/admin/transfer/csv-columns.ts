import type { TObject, TSchema } from 'typebox';
import type { Fields } from '../record-store.ts';

/** One column of a CSV file: a field, or one language of a text. */
export interface CsvColumn {
  name: string;
  /** What goes into a cell. */
  write(row: Fields): string;
  /** Puts what a cell says into a row; what makes no sense stays text, for the schema to refuse. */
  read(cell: string, row: Record<string, unknown>): void;
}

type Codec = { toCell(value: unknown): string; fromCell(cell: string): unknown };

const SEPARATOR = '|';

/** The columns of rows of a schema, in its order. */
export function csvColumns(schema: TObject): CsvColumn[] {
  return Object.entries(schema.properties).flatMap(([field, part]) => {
    const locales = textsOf(part);
    return locales ? locales.map((locale) => textColumn(field, locale)) : [column(field, part)];
  });
}

function column(name: string, schema: TSchema): CsvColumn {
  const { toCell, fromCell } = codecOf(schema);
  return {
    name,
    write: (row) => toCell(row[name]),
    read: (cell, row) => {
      row[name] = fromCell(cell);
    },
  };
}

function textColumn(field: string, locale: string): CsvColumn {
  const textsIn = (row: Fields): Record<string, unknown> => ({ ...asObject(row[field]) });
  return {
    name: `${field}.${locale}`,
    write: (row) => guarded(String(textsIn(row)[locale] ?? '')),
    read: (cell, row) => {
      row[field] = { ...textsIn(row), ...(cell !== '' && { [locale]: unguarded(cell) }) };
    },
  };
}

function codecOf(schema: TSchema): Codec {
  const inner = withoutNull(schema);
  const plain = plainCodec(inner);
  if (inner === schema) return plain;
  return {
    toCell: (value) => (value === null ? '' : plain.toCell(value)),
    fromCell: (cell) => (cell === '' ? null : plain.fromCell(cell)),
  };
}

function plainCodec(schema: TSchema): Codec {
  const type = 'type' in schema ? schema.type : 'string';
  if (type === 'integer' || type === 'number') return { toCell: textOf, fromCell: numberOf };
  if (type === 'boolean') return { toCell: textOf, fromCell: booleanOf };
  if (type === 'array') return isListOfScalars(schema) ? listCodec(schema) : jsonCodec;
  return { toCell: (value) => guarded(textOf(value)), fromCell: unguarded };
}

const jsonCodec: Codec = {
  toCell: (value) => (Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : ''),
  fromCell: (cell) => {
    if (cell === '') return [];
    try {
      return JSON.parse(cell);
    } catch {
      return cell;
    }
  },
};

function listCodec(schema: TSchema): Codec {
  const items = 'items' in schema && isSchema(schema.items) ? plainCodec(schema.items) : jsonCodec;
  return {
    toCell: (value) =>
      guarded(Array.isArray(value) ? value.map((item) => textOf(item)).join(SEPARATOR) : ''),
    fromCell: (cell) => {
      const text = unguarded(cell);
      return text === '' ? [] : text.split(SEPARATOR).map((item) => items.fromCell(item.trim()));
    },
  };
}

const FORMULA = /^'*[=+\-@\t\r]/;

/** Spreadsheets run a cell that begins like a formula; an apostrophe before it makes it text (S40). */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function numberOf(cell: string): unknown {
  const text = cell.trim();
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : cell;
}

function booleanOf(cell: string): unknown {
  const text = cell.trim().toLowerCase();
  if (['true', '1', 'da', 'yes'].includes(text)) return true;
  return ['false', '0', 'ne', 'no'].includes(text) ? false : cell;
}

function isListOfScalars(schema: TSchema): boolean {
  const items = 'items' in schema ? schema.items : null;
  return isSchema(items) && items['type'] !== 'object';
}

/** The languages of a field of texts. */
function textsOf(schema: TSchema): string[] | null {
  if (!('properties' in schema) || !isSchema(schema.properties)) return null;
  return Object.keys(schema.properties);
}

/** What a nullable schema allows beside null. */
function withoutNull(schema: TSchema): TSchema {
  if (!('anyOf' in schema) || !Array.isArray(schema.anyOf)) return schema;
  const [first] = schema.anyOf.filter((part) => isSchema(part) && part['type'] !== 'null');
  return isSchema(first) ? first : schema;
}

function isSchema(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
