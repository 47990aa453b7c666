import {
  BAGS,
  type ElementContent,
  type Node,
  type NodeOverride,
} from '#schemas/content/element.ts';
import type { BagHolder } from './bag-set.ts';
import { fieldsOf } from './block-fields.ts';
import { isRecord, mapRecord } from './json.ts';
import { mapNodes, walk } from './tree.ts';
import type { BlockLookup } from './types.ts';

/**
 * The content without the fields that are for the back office alone (`x-private`); the same object
 * where it has no block with such fields. In overrides and in nodes of unknown blocks whatever any
 * block calls private goes, so that too much may be left out but never too little.
 */
export function withoutPrivate<Content extends ElementContent>(
  content: Content,
  registry: BlockLookup,
): Content {
  const ofAll = new Set((registry.all?.() ?? []).flatMap((block) => [...privateFields(block)]));
  if (ofAll.size === 0 || !mayHold(content, ofAll)) return content;
  const clean = (node: Node): Node => {
    const block = registry.get(node.block);
    const bare = without(node, block ? privateFields(block) : ofAll);
    const { overrides } = node;
    return overrides
      ? { ...bare, overrides: mapRecord(overrides, (one) => without(one, ofAll)) }
      : bare;
  };
  return { ...content, parts: mapNodes(content.parts, clean) };
}

function privateFields({ schema }: Pick<NonNullable<ReturnType<BlockLookup['get']>>, 'schema'>) {
  const fields = fieldsOf(schema).list.filter((field) => field.schema['x-private'] === true);
  return new Set(fields.map(({ name }) => name));
}

function mayHold(content: ElementContent, names: ReadonlySet<string>): boolean {
  for (const { node } of walk(content)) {
    if (node.overrides || BAGS.some((bag) => holdsOne(node[bag], names))) return true;
  }
  return false;
}

function holdsOne(bag: unknown, names: ReadonlySet<string>): boolean {
  return isRecord(bag) && Object.keys(bag).some((name) => names.has(name));
}

function without<T extends Node | NodeOverride>(holder: T, names: ReadonlySet<string>): T {
  if (!isRecord(holder)) return holder;
  const bags: BagHolder = {};
  for (const name of BAGS) {
    const bag = holder[name];
    if (!holdsOne(bag, names)) continue;
    bags[name] = Object.fromEntries(Object.entries(bag ?? {}).filter(([key]) => !names.has(key)));
  }
  return { ...holder, ...bags };
}
