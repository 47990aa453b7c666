import { fieldsOf } from '#runtime/content/block-fields.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { BlockLookup } from '#runtime/content/types.ts';
import { filterProducts } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Bag, Node } from '#schemas/content/element.ts';

/** More than the examples of any block name. */
const ASKED = 24;

/** Products of the shop, newest first, by the API that told of them. */
const told = new WeakMap<ApiPort, readonly number[]>();

/** Products of the shop to show in examples; undefined before anybody has asked. */
export function exampleProducts(api: ApiPort): readonly number[] | undefined {
  return told.get(api);
}

/** Asks for them. Never rejects: an example without products is better than none. */
export async function askForProducts(api: ApiPort): Promise<void> {
  try {
    const { records } = await api.get(filterProducts, { body: { limit: ASKED } });
    told.set(
      api,
      records.map(({ id }) => id),
    );
  } catch {
    told.set(api, []);
  }
}

/** Whether an example names products, which are those of Storybook and not of this shop. */
export function namesProducts(node: Node, registry: BlockLookup): boolean {
  let isNaming = false;
  withProducts(node, registry, (id) => {
    isNaming = true;
    return id;
  });
  return isNaming;
}

/** The example with products of the shop, each for one of its own; those that are too many are left out. */
export function withShopProducts(
  node: Node,
  registry: BlockLookup,
  products: readonly number[],
): Node {
  const order: number[] = [];
  return withProducts(node, registry, (id) => {
    if (!order.includes(id)) order.push(id);
    return products[order.indexOf(id)];
  });
}

type Replace = (id: number) => number | undefined;

function withProducts(node: Node, registry: BlockLookup, replace: Replace): Node {
  const schema = registry.get(node.block)?.schema;
  if (!schema) return node;
  const { byName } = fieldsOf(schema);
  const inBag = (bag: Bag) =>
    Object.fromEntries(
      Object.entries(bag).flatMap(([name, value]) => {
        const replaced = inValue(value, byName.get(name)?.schema, replace);
        return replaced === undefined ? [] : [[name, replaced]];
      }),
    );
  return {
    ...node,
    ...(node.meta && { meta: inBag(node.meta) }),
    ...(node.mobileMeta && { mobileMeta: inBag(node.mobileMeta) }),
    ...(node.options && { options: inBag(node.options) }),
    ...(node.mobileOptions && { mobileOptions: inBag(node.mobileOptions) }),
  };
}

function inValue(value: unknown, schema: unknown, replace: Replace): unknown {
  if (!isRecord(schema)) return value;
  const isProduct = schema['x-control'] === 'product';
  if (isProduct && typeof value === 'number') return replace(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => inValue(item, isProduct ? schema : schema['items'], replace));
    return items.filter((item) => item !== undefined);
  }
  const { properties } = schema;
  if (!isRecord(value) || !isRecord(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const replaced = inValue(part, properties[name], replace);
      return replaced === undefined ? [] : [[name, replaced]];
    }),
  );
}
