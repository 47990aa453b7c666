import type { Schema } from './operations.ts';

/** Fields by name, as `contract-rows.ts` writes them. */
export interface Field {
  isOptional: boolean;
  /** What the field holds; absent where the contract leaves that open. */
  fields?: Fields;
}
export type Fields = ReadonlyMap<string, Field>;

/** How an answer holds its fields: once, in a list, or in one of the two paged ones (G-032). */
export type Answers = 'one' | 'many' | 'records' | 'list';

/** One call of the contract. */
export interface Row {
  method: string;
  path: string;
  access: string;
  request: Fields;
  answer: { kind: Answers; fields: Fields };
}

type Shapes = ReadonlyMap<string, string>;

/** Reads the shapes and the rows. */
export function readContract(shapes: string, rows: string): Row[] {
  const known: Shapes = new Map(
    shapes
      .trim()
      .split(/\n(?=\w+ =)/)
      .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), afterEquals(line)]),
  );
  return rows
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => readRow(row, known));
}

const afterEquals = (line: string) => line.slice(line.indexOf('=') + 1);

function readRow(row: string, shapes: Shapes): Row {
  const [call = '', access = '', request = '', answer = ''] = row
    .split('|')
    .map((part) => part.trim());
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: `/api/${path}`,
    access,
    request: readFields(request, shapes),
    answer: readAnswer(answer, shapes),
  };
}

function readAnswer(text: string, shapes: Shapes): Row['answer'] {
  const paged = /^(records|list) (.*)$/.exec(text);
  if (paged?.[1] === 'records' || paged?.[1] === 'list')
    return { kind: paged[1], fields: readType(paged[2] ?? '', shapes) };
  return { kind: text.startsWith('[') ? 'many' : 'one', fields: readType(text, shapes) };
}

/** `Shape`, `[Shape]`, `{…}` or `[{…}]`. */
function readType(text: string, shapes: Shapes): Fields {
  if (/^[[{]/.test(text)) return readType(text.slice(1, -1), shapes);
  return readFields(text, shapes);
}

/** `a b? c:Shape d:[{e f}]`; a shape alone means its fields. */
function readFields(text: string, shapes: Shapes): Fields {
  const fields = new Map<string, Field>();
  for (const word of wordsOf(text)) {
    const shape = shapes.get(word);
    if (shape) {
      for (const [name, field] of readFields(shape, shapes)) fields.set(name, field);
      continue;
    }
    const [, name = '', mark, type] = /^(\w+)(\?)?(?::(.*))?$/s.exec(word) ?? [];
    const inner = type && type !== '[]' ? { fields: readType(type, shapes) } : {};
    fields.set(name, { isOptional: mark !== undefined, ...inner });
  }
  return fields;
}

/** The words of a text; one with brackets is one word with what they hold. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const letter of `${text} `) {
    if ('[{'.includes(letter)) depth += 1;
    if (']}'.includes(letter)) depth -= 1;
    if (depth > 0 || !/\s/.test(letter)) word += letter;
    else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  return words;
}

type Shared = Readonly<Record<string, Schema>>;

/** How a schema differs from fields, each difference with the path to it. */
export class Differences {
  readonly found: string[] = [];
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** A request: every field is known, and what may be left out is not required; nothing else is. */
  request(fields: Fields, schema: Schema, at: string) {
    const own = this.#object(schema);
    for (const name of own.required ?? []) {
      if (fields.get(name)?.isOptional !== false) this.found.push(`${at}.${name} is required`);
    }
    for (const [name, field] of fields) {
      const inner = own.properties?.[name];
      if (!inner) this.found.push(`${at}.${name} is not taken`);
      else if (!(field.isOptional || own.required?.includes(name)))
        this.found.push(`${at}.${name} may be left out`);
      else if (field.fields) this.request(field.fields, inner, `${at}.${name}`);
    }
  }

  /** An answer: every field is there. */
  answer(fields: Fields, schema: Schema, at: string) {
    const own = this.#object(schema);
    for (const [name, field] of fields) {
      const inner = own.properties?.[name];
      if (!inner) this.found.push(`${at}.${name} is not answered`);
      else if (field.fields) this.answer(field.fields, inner, `${at}.${name}`);
    }
  }

  /** The object that a schema describes, itself, in a list, or beside null. */
  #object(schema: Schema): Schema {
    if (schema.$ref) return this.#object(this.#shared[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.items) return this.#object(schema.items);
    const some = schema.anyOf?.map((each) => this.#object(each)).find((each) => each.properties);
    return some ?? schema;
  }
}

/** Which fields an answer lacks, looking into every record of it; an empty list lacks nothing. */
export function missingIn(fields: Fields, value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => missingIn(fields, each, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const entries = new Map(Object.entries(value));
  return [...fields].flatMap(([name, { isOptional, fields: inner }]) => {
    if (!entries.has(name)) return isOptional ? [] : [`${at}.${name}`];
    return inner ? missingIn(inner, entries.get(name), `${at}.${name}`) : [];
  });
}
