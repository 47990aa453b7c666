import type { Composition } from '../../kernel/store/nodes/canvas-node.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';

/** The node an arrow key leads to: up and down among neighbours, left to the parent, right inside. */
export function walk(
  composition: Composition,
  elementIds: readonly number[],
  current: NodeKey | null,
  key: string,
): NodeKey | null {
  const node = current === null ? undefined : composition.byKey.get(current);
  if (!node) return elementIds.flatMap((id) => composition.roots[id] ?? [])[0] ?? null;
  const neighbours = neighboursOf(composition, elementIds, node.key);
  const index = neighbours.indexOf(node.key);
  switch (key) {
    case 'ArrowDown':
      return neighbours[index + 1] ?? null;
    case 'ArrowUp':
      return neighbours[index - 1] ?? null;
    case 'ArrowLeft':
      return node.parent;
    case 'ArrowRight':
      return Object.values(node.slots).flatMap((slot) => slot.keys)[0] ?? null;
    default:
      return null;
  }
}

/** Nodes of the same parent over all its slots; sections over all elements. */
function neighboursOf(
  { byKey, roots }: Composition,
  elementIds: readonly number[],
  key: NodeKey,
): readonly NodeKey[] {
  const parent = byKey.get(key)?.parent ?? null;
  if (parent === null) return elementIds.flatMap((id) => roots[id] ?? []);
  return Object.values(byKey.get(parent)?.slots ?? {}).flatMap((slot) => slot.keys);
}
