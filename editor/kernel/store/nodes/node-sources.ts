import type { LevelSource } from '#runtime/content/types.ts';
import type { CanvasNode } from './canvas-node.ts';
import { splitNodeKey } from './node-key.ts';

type Keyed = Pick<CanvasNode, 'key' | 'stored' | 'composed'>;

/** Node or override on the canvas's own element; the override need not exist yet. */
export function placedSource({ key }: Pick<Keyed, 'key'>): LevelSource {
  const { elementId, nodeId, inside } = splitNodeKey(key);
  return inside === '' ? { elementId, nodeId } : { elementId, nodeId, override: inside };
}

/** The own node at the end of the chain of masters: it has the block and the slots. */
export function baseSource({ composed, stored }: Keyed): LevelSource {
  return composed.levels.at(-1)?.source ?? stored;
}

/** True for a node that is on the page itself, not in a master that is placed there. */
export function isPlaced({ key }: Pick<Keyed, 'key'>): boolean {
  return splitNodeKey(key).inside === '';
}
