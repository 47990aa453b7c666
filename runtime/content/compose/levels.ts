import type { Node, NodeOverride } from '#schemas/content/element.ts';
import { type BagHolder, bagsOf, translationsOf } from '../bag-set.ts';
import { migrateBags, versionOf } from '../migrations.ts';
import type { BlockRules, Level, LevelSource } from '../types.ts';
import type { Chain, Link } from './chain.ts';
import type { Frame, Placement } from './frame.ts';

/** Levels of a node with the highest version any of them was written against. */
export interface Levels {
  levels: Level[];
  newest: number;
}

/** One place values are stored in, before it becomes a level. */
interface Place {
  kind: Level['kind'];
  holder: BagHolder;
  frame: Frame;
  source: LevelSource;
  v: number;
  sparse: boolean;
}

/**
 * The levels of a node, nearest first: overrides of the children above (outermost first), then the
 * links of its chain. Each is migrated from the version it was written against; without a block, or
 * when one is newer than the block, they stay as stored.
 */
export function levelsOf(
  chain: Chain,
  above: readonly Placement[],
  block: BlockRules | undefined,
): Levels {
  const places: Place[] = [];
  for (let index = above.length - 1; index >= 0; index -= 1) {
    const placement = above[index];
    if (placement?.override) {
      places.push(overridePlace(placement, placement.override, chain.links[0].node));
    }
  }
  for (const link of chain.links) places.push(linkPlace(link));
  const newest = Math.max(...places.map((place) => place.v));
  const migrating = block && newest <= block.version ? block : undefined;
  return { levels: places.map((place) => toLevel(place, migrating)), newest };
}

function linkPlace({ node, frame }: Link): Place {
  const own = node.role === 'child' ? 'child' : 'own';
  return {
    kind: frame.placedBy ? 'master' : own,
    holder: node,
    frame,
    source: { elementId: frame.element.id, nodeId: node.id },
    v: versionOf(node.v),
    sparse: node.role === 'child',
  };
}

function overridePlace(
  { child, frame, key }: Placement,
  override: NodeOverride,
  target: Node,
): Place {
  return {
    kind: frame.placedBy ? 'master' : 'child',
    holder: override,
    frame,
    source: { elementId: frame.element.id, nodeId: child.id, override: key },
    v: versionOf(override.v ?? target.v),
    sparse: true,
  };
}

function toLevel(place: Place, block: BlockRules | undefined): Level {
  const { source, frame, kind } = place;
  const key = source.override === undefined ? source.nodeId : `${source.nodeId}/${source.override}`;
  const stored = { bags: bagsOf(place.holder), tr: translationsOf(frame.element.tr, key) };
  const { bags, tr } = block ? migrateBags(stored, place.v, block, place.sparse) : stored;
  return { kind, source, bags, tr, baseLocale: frame.element.language_code };
}
