import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import * as transferSchemas from '#schemas/api/admin-transfer.ts';
import { removedItemSchema } from '#schemas/api/cart-options.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import {
  type Description,
  describeApi,
  type Operation,
  operationsOf,
} from './support/operations.ts';
import { unboundedIn } from './support/unbounded.ts';

/**
 * Parts whose content other rules check: fields of blocks, attributes of rich text, values of patches
 * and of settings. The size of their body and its depth bound them.
 */
const FREE =
  /(?:(?:meta|mobileMeta|options|mobileOptions|attrs)\.\*|patches\[\]\.value|site\.updateOption\.value): anything$/i;

let description: Description;
let operations: Operation[];
beforeAll(async () => {
  description = await describeApi((await createTestApp()).app);
  operations = operationsOf(description);
});

const shared = new Map(
  sharedContentSchemas.map((schema) => ['$id' in schema ? schema.$id : '', schema]),
);
const lookup = (reference: string) =>
  shared.get(reference) ?? description.components.schemas[reference.split('/').at(-1) ?? ''];
const isFault = (fault: string) => !FREE.test(fault);

it('finds what has no bound, also by reference', () => {
  const open = Type.Object({
    texts: Type.Array(Type.String()),
    pairs: Type.Array(Type.Enum(['a']), { maxItems: 2, uniqueItems: true }),
  });
  const found = unboundedIn(
    { type: 'object', maxProperties: 1, properties: { of: { $ref: 'x' } } },
    'body',
    () => open,
  );

  expect(found).toEqual([
    'body.of: maxProperties',
    'body.of.texts: maxItems',
    'body.of.texts[]: maxLength',
    'body.of.pairs: uniqueItems of no type',
  ]);
});

describe('nothing that a request is checked by grows without end (S38):', () => {
  it('bodies', () => {
    const faults = operations.flatMap(({ key, body }) => unboundedIn(body, key, lookup));

    expect(faults.filter(isFault)).toEqual([]);
  });

  it('parameters of paths and queries', () => {
    const faults = operations.flatMap(({ key, parameters }) =>
      parameters.flatMap(({ name, schema }) => unboundedIn(schema, `${key} ${name}`, lookup)),
    );

    expect(faults).toEqual([]);
  });

  it('rows of imported files, and what cookies hold', () => {
    const rows = Object.entries(transferSchemas).filter(([name]) => name.endsWith('RowSchema'));
    const faults = [...rows, ['removed', removedItemSchema] as const].flatMap(([name, schema]) =>
      unboundedIn(schema, name, lookup),
    );

    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(faults.filter(isFault)).toEqual([]);
  });

  it('fields of pages and of blocks', () => {
    const schemas = [...allBlocks.map(({ type, schema }) => [type, schema] as const)];
    const faults = [...schemas, ['page', pageSchema] as const].flatMap(([name, schema]) =>
      unboundedIn(schema, name, lookup),
    );

    expect(faults.filter(isFault)).toEqual([]);
  });
});
