import {
  ELEMENT_LIMITS,
  ELEMENT_TR_KEY,
  type Element,
  type Hide,
  type Node,
} from '#schemas/content/element.ts';
import { bagsOf, translationsOf } from './bag-set.ts';
import { type Chain, chainOf } from './compose/chain.ts';
import { type Frame, type Placement, placementsAbove, rootFrame, rootOf } from './compose/frame.ts';
import { levelsOf } from './compose/levels.ts';
import { orphansOf } from './compose/orphans.ts';
import { fillSlot, isOffered, slotNames } from './compose/slots.ts';
import { createMasterIndex, type MasterIndex } from './master-index.ts';
import { isNode } from './tree.ts';
import type { BlockLookup, BlockRules, ComposedNode, Level, MasterMap } from './types.ts';

/** Deepest composed node; stored elements are far flatter, broken ones need not be. */
const MAX_DEPTH = 100;

interface Composition {
  registry: BlockLookup;
  index: MasterIndex;
  /** Nodes composed so far: masters in masters must not grow without bounds. */
  count: number;
}

/**
 * Lays masters under their children and brings every level to the current version of its block.
 * Never throws: what cannot be shown is kept as a node with a `problem`.
 */
export function composeElement(
  element: Element,
  masters: MasterMap,
  registry: BlockLookup,
): ComposedNode[] {
  const composition = { registry, index: createMasterIndex(masters), count: 0 };
  const parts: unknown = element.parts;
  if (!Array.isArray(parts)) return [];
  const frame = rootFrame(element);
  return parts.map((node: unknown) => composeNode(node, frame, 1, composition));
}

/** The element's own bags (title, description of the page) as a level, for `resolveNode`. */
export function elementLevel(element: Omit<Element, 'parts'>): Level {
  return {
    kind: 'own',
    source: { elementId: element.id, nodeId: ELEMENT_TR_KEY },
    bags: bagsOf(element),
    tr: translationsOf(element.tr, ELEMENT_TR_KEY),
    baseLocale: element.language_code,
  };
}

function composeNode(
  stored: unknown,
  frame: Frame,
  depth: number,
  composition: Composition,
): ComposedNode {
  composition.count += 1;
  const { count, registry, index } = composition;
  const full = count > ELEMENT_LIMITS.composedNodes || depth > MAX_DEPTH;
  if (!isNode(stored) || full) return brokenNode(stored, frame, count);
  const key = `${frame.prefix}${stored.id}`;
  const chain = chainOf(stored, frame, key, index);
  const above = placementsAbove(frame, stored.id);
  const block = registry.get(chain.base.node.block);
  const { levels, newest } = levelsOf(chain, above, block);
  const node = shell({ stored, key, chain, above, levels });
  const problem = chain.problem ?? problemOf(block, newest);
  if (problem || !block) return { ...node, problem: problem ?? 'unknown-block', stored };
  for (const name of slotNames(chain, above, block)) {
    const { exposure, entries } = fillSlot(name, chain, above);
    if (entries.length === 0 && !isOffered(name, block, levels)) continue;
    node.slots[name] = {
      exposure,
      nodes: entries.map((entry) => composeNode(entry.node, entry.frame, depth + 1, composition)),
    };
  }
  return withOrphans(node, stored, block, composition);
}

function problemOf(block: BlockRules | undefined, newest: number): ComposedNode['problem'] {
  if (!block) return 'unknown-block';
  return newest > block.version ? 'newer-version' : undefined;
}

interface Shell {
  stored: Node;
  key: string;
  chain: Chain;
  above: readonly Placement[];
  levels: Level[];
}

function shell({ stored, key, chain, above, levels }: Shell): ComposedNode {
  const { frame } = chain.links[0];
  return {
    key,
    id: stored.id,
    elementId: frame.element.id,
    rootId: rootOf(frame).id,
    block: chain.base.node.block,
    v: stored.v,
    levels,
    hide: mergedHide(chain, above),
    lock: mergedLock(chain),
    ...(stored.name !== undefined && { name: stored.name }),
    ...(stored.example && { example: Object.keys(stored.example) }),
    ...(stored.role === 'child' && stored.master && { master: stored.master }),
    slots: {},
  };
}

function mergedHide({ links }: Chain, above: readonly Placement[]): Hide {
  let hide: Hide = {};
  for (let index = links.length - 1; index >= 0; index -= 1) {
    hide = { ...hide, ...links[index]?.node.hide };
  }
  for (const { override } of above) hide = { ...hide, ...override?.hide };
  return hide;
}

function mergedLock({ links }: Chain): ComposedNode['lock'] {
  let lock: ComposedNode['lock'] = {};
  for (let index = links.length - 1; index >= 0; index -= 1) {
    lock = { ...lock, ...links[index]?.node.lock };
  }
  return lock;
}

function withOrphans(
  node: ComposedNode,
  stored: Node,
  block: BlockRules,
  composition: Composition,
): ComposedNode {
  if (stored.role !== 'child') return node;
  const orphans = orphansOf(stored, block, node.slots, composition);
  return orphans.length > 0 ? { ...node, orphans } : node;
}

function brokenNode(stored: unknown, frame: Frame, count: number): ComposedNode {
  const known = isNode(stored) ? stored : undefined;
  const id = known?.id ?? `invalid-${count}`;
  return {
    key: `${frame.prefix}${id}`,
    id,
    elementId: frame.element.id,
    rootId: rootOf(frame).id,
    block: known?.block ?? '',
    v: known?.v ?? 1,
    levels: [],
    hide: {},
    lock: {},
    slots: {},
    problem: 'invalid',
    stored,
  };
}
