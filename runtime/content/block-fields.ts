import type { TObject } from 'typebox';

import { isRecord } from './json.ts';

/** What the schema says of one field of a block. */
export interface BlockField {
  name: string;
  /** Bag the field lives in (`x-bag`). */
  bag: 'meta' | 'options';
  /** The same bag's override on small screens. */
  mobileBag: 'mobileMeta' | 'mobileOptions';
  /** Translated per locale (`x-i18n`). */
  translated: boolean;
  /** `false`: no value of its own on small screens; `css` / `picture`: switched without a second copy. */
  mobile: true | false | 'css' | 'picture';
  /** Value where no level has one; `undefined` for optional fields. */
  initial: unknown;
  schema: Readonly<Record<string, unknown>>;
}

/** Fields of a block: in the schema's order, and by name. */
export interface BlockFields {
  list: readonly BlockField[];
  byName: ReadonlyMap<string, BlockField>;
}

const cache = new WeakMap<TObject, BlockFields>();

/** Reads the fields of a block's schema; one reading per schema is kept. */
export function fieldsOf(schema: TObject): BlockFields {
  const known = cache.get(schema);
  if (known) return known;
  const list = Object.entries(schema.properties).map(([name, field]) =>
    readField(name, isRecord(field) ? field : {}),
  );
  const fields = { list, byName: new Map(list.map((field) => [field.name, field])) };
  cache.set(schema, fields);
  return fields;
}

function readField(name: string, schema: Readonly<Record<string, unknown>>): BlockField {
  const bag = schema['x-bag'] === 'options' ? 'options' : 'meta';
  return {
    name,
    bag,
    mobileBag: bag === 'options' ? 'mobileOptions' : 'mobileMeta',
    translated: schema['x-i18n'] === true,
    mobile: readMobile(schema['x-mobile']),
    initial: schema['default'],
    schema,
  };
}

function readMobile(keyword: unknown): BlockField['mobile'] {
  return keyword === false || keyword === 'css' || keyword === 'picture' ? keyword : true;
}
