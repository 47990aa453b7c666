import type { Command } from '../command.ts';
import { documentOf, type Place } from '../documents.ts';
import { adoptNodes, type NodeBundle } from '../nodes/node-bundle.ts';
import type { NodeKey } from '../nodes/node-key.ts';
import { draftList } from '../tree.ts';

/** Puts new nodes at a place; an index beyond the end appends. Their ids must be new (`copyBundle`). */
export function insertNode(place: Place, bundle: NodeBundle, select?: readonly NodeKey[]): Command {
  return {
    name: 'insertNode',
    ...(select ? { select } : {}),
    run(draft) {
      const element = documentOf(draft, place.elementId);
      const list = draftList(draft, place);
      if (!element || !list) return;
      list.splice(Math.min(place.index, list.length), 0, ...adoptNodes(element, bundle));
    },
  };
}
