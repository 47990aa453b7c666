import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { BlockLookup } from '#runtime/content/types.ts';
import { filterProducts } from '#schemas/api/catalog.ts';
import type { Node } from '#schemas/content/element.ts';
import { blockSchema, listField, textField } from '#schemas/fields.ts';
import { createFakeApi, failure, success } from '../testing/fake-api.ts';
import {
  askForProducts,
  exampleProducts,
  namesProducts,
  withShopProducts,
} from './example-products.ts';

const product = { 'x-bag': 'meta', 'x-control': 'product' } as const;
const schema = blockSchema({
  title: textField(),
  places: listField(
    Type.Object({ productId: Type.Optional(Type.Integer(product)), x: Type.Integer() }),
    { maxItems: 5 },
  ),
  picked: Type.Array(Type.Integer(), { ...product, 'x-bag': 'options' }),
});
const registry: BlockLookup = {
  get: (type: string) =>
    type === 'shelf' ? { type, version: 1, schema, texts: () => ({}) } : undefined,
} as never;
const example: Node = {
  id: 'n',
  block: 'shelf',
  v: 1,
  role: 'own',
  meta: {
    title: '101',
    places: [
      { productId: 101, x: 1 },
      { productId: 102, x: 2 },
      { productId: 101, x: 3 },
    ],
  },
  options: { picked: [102, 103] },
};

describe('products of an example', () => {
  it('become those of the shop, the same one for the same one', () => {
    const node = withShopProducts(example, registry, [7, 8, 9]);

    expect(node.meta).toEqual({
      title: '101',
      places: [
        { productId: 7, x: 1 },
        { productId: 8, x: 2 },
        { productId: 7, x: 3 },
      ],
    });
    expect(node.options).toEqual({ picked: [8, 9] });
  });

  it('are left out where the shop has too few', () => {
    const node = withShopProducts(example, registry, [7]);

    expect(node.meta?.['places']).toEqual([
      { productId: 7, x: 1 },
      { x: 2 },
      { productId: 7, x: 3 },
    ]);
    expect(node.options).toEqual({ picked: [] });
  });

  it('are looked for in the fields of products alone', () => {
    expect(namesProducts(example, registry)).toBe(true);
    expect(namesProducts({ ...example, meta: { title: '101' }, options: {} }, registry)).toBe(
      false,
    );
    expect(namesProducts({ ...example, block: 'unknown' }, registry)).toBe(false);
  });

  it('are asked for once, and are none where the shop does not answer', async () => {
    const api = createFakeApi();
    expect(exampleProducts(api)).toBeUndefined();
    api.on(filterProducts, () => success({ records: [{ id: 7 }, { id: 8 }] } as never));
    await askForProducts(api);
    expect(exampleProducts(api)).toEqual([7, 8]);

    const silent = createFakeApi();
    silent.on(filterProducts, () => failure(0));
    await askForProducts(silent);
    expect(exampleProducts(silent)).toEqual([]);
  });
});
