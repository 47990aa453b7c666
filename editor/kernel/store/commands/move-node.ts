import type { Command } from '../command.ts';
import { type Documents, documentOf, isSameList, type NodeRef, type Place } from '../documents.ts';
import { adoptNodes, dropNodes, takeBundle } from '../nodes/node-bundle.ts';
import type { NodeKey } from '../nodes/node-key.ts';
import { draftList, placeOf, subtreeIds } from '../tree.ts';

/**
 * Moves nodes to another place, in their order, also into another element. `place.index` counts the
 * list as it is before the move. A node never moves into itself; an unknown id changes nothing.
 */
export function moveNodes(
  refs: readonly NodeRef[],
  place: Place,
  select?: readonly NodeKey[],
): Command {
  return {
    name: 'moveNode',
    ...(select ? { select } : {}),
    run(draft) {
      let { index } = place;
      for (const ref of refs) {
        const moved = moveOne(draft, ref, { ...place, index });
        if (moved !== null) index = moved + 1;
      }
    },
  };
}

/** Index at which the node is now, or null when it did not move. */
function moveOne(draft: Documents, ref: NodeRef, place: Place): number | null {
  const from = documentOf(draft, ref.elementId);
  const to = documentOf(draft, place.elementId);
  const current = from && placeOf(from, ref.nodeId);
  if (!from || !to || !current || isInside(from, ref, place)) return null;
  const shift = isSameList(current.list, place) && current.index < place.index ? 1 : 0;
  draftList(draft, current.list)?.splice(current.index, 1);
  if (from !== to) {
    const ids = subtreeIds(from, ref.nodeId);
    adoptNodes(to, takeBundle(from, [ref.nodeId]));
    dropNodes(from, ids);
  }
  const list = draftList(draft, place);
  const index = Math.min(place.index - shift, list?.length ?? 0);
  list?.splice(index, 0, ref.nodeId);
  return index;
}

function isInside(from: Documents[string], ref: NodeRef, place: Place): boolean {
  if (ref.elementId !== place.elementId || place.nodeId === null) return false;
  return subtreeIds(from, ref.nodeId).includes(place.nodeId);
}
