import { BAGS, type Bag, type ElementContent, type Node } from '#schemas/content/element.ts';
import type { BagHolder } from './bag-set.ts';
import { fieldsOf } from './block-fields.ts';
import { cleanFieldValue, cleanUnknownValue } from './clean/clean-field.ts';
import { cleanText } from './clean/clean-text.ts';
import { isRecord, isReservedKey, mapRecord } from './json.ts';
import { mapNodes, walk } from './tree.ts';
import type { BlockLookup, BlockRules } from './types.ts';

/** Deepest JSON that is kept; `check` refuses less. */
const MAX_DEPTH = 110;

/**
 * Makes the cleaning of content before it is stored (`ContentRules.clean`): all texts and names are
 * normalised (`cleanText`), and rich text is filtered to what its field allows; in overrides, whose
 * block is not known here, to what any field may allow. Nodes of unknown blocks keep their structure.
 * It mends what has one obvious repair; what has not (a link to no safe address) is left for `check`
 * to refuse. Never throws and is stable: clean content comes back equal.
 */
export function createContentCleaner(registry: BlockLookup) {
  return (content: ElementContent): ElementContent => {
    const plain = cleanJson(content, 0);
    if (!isElementLike(plain)) return content;
    const blocks = blocksById(plain, registry);
    const parts = mapNodes(plain.parts, (node) => cleanNode(node, registry.get(node.block)));
    const tr = mapRecord(plain.tr, (entries) =>
      isRecord(entries)
        ? mapRecord(entries, (bags, key) => cleanEntry(bags, key, blocks))
        : entries,
    );
    return { ...plain, parts, tr };
  };
}

function isElementLike(value: unknown): value is ElementContent {
  return isRecord(value) && Array.isArray(value['parts']) && isRecord(value['tr']);
}

/** The same JSON with clean texts and names; what is nested absurdly deep becomes null. */
function cleanJson(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [cleanText(key), inner] as const)
      .filter(([key]) => !isReservedKey(key))
      .map(([key, inner]) => [key, cleanJson(inner, depth + 1)]),
  );
}

function blocksById(content: ElementContent, registry: BlockLookup): Map<string, BlockRules> {
  const blocks = new Map<string, BlockRules>();
  for (const { node } of walk(content)) {
    const block = registry.get(node.block);
    if (block) blocks.set(node.id, block);
  }
  return blocks;
}

function cleanNode(node: Node, block: BlockRules | undefined): Node {
  const clean = block ? cleanBags(node, (bag) => cleanKnownBag(bag, block)) : node;
  if (!isRecord(node.overrides)) return clean;
  const overrides = mapRecord(node.overrides, (override) =>
    isRecord(override) ? cleanBags(override, cleanUnknownBag) : override,
  );
  return { ...clean, overrides };
}

function cleanEntry<T extends BagHolder>(
  bags: T,
  key: string,
  blocks: ReadonlyMap<string, BlockRules>,
): T {
  if (!isRecord(bags)) return bags;
  const block = blocks.get(key);
  if (block) return cleanBags(bags, (bag) => cleanKnownBag(bag, block));
  return key.includes('/') ? cleanBags(bags, cleanUnknownBag) : bags;
}

function cleanBags<T extends BagHolder>(holder: T, clean: (bag: Bag) => Bag): T {
  const changed = { ...holder };
  for (const name of BAGS) {
    const bag = holder[name];
    if (isRecord(bag)) changed[name] = clean(bag);
  }
  return changed;
}

function cleanKnownBag(bag: Bag, block: BlockRules): Bag {
  const { byName } = fieldsOf(block.schema);
  return mapRecord(bag, (value, name) => {
    const field = byName.get(name);
    return field ? cleanFieldValue(value, field.schema) : cleanUnknownValue(value);
  });
}

function cleanUnknownBag(bag: Bag): Bag {
  return mapRecord(bag, cleanUnknownValue);
}
