import type { Command } from '../command.ts';
import { documentOf, type NodeRef } from '../documents.ts';
import { dropNodes } from '../nodes/node-bundle.ts';
import type { NodeKey } from '../nodes/node-key.ts';
import { draftList, placeOf, subtreeIds } from '../tree.ts';

/** Deletes nodes with all that is below them, and their translations. */
export function deleteNodes(refs: readonly NodeRef[], select: readonly NodeKey[] = []): Command {
  return {
    name: 'deleteNode',
    select,
    run(draft) {
      for (const ref of refs) {
        const element = documentOf(draft, ref.elementId);
        const place = element && placeOf(element, ref.nodeId);
        if (!element || !place) continue;
        const ids = subtreeIds(element, ref.nodeId);
        draftList(draft, place.list)?.splice(place.index, 1);
        dropNodes(element, ids);
      }
    },
  };
}
