import type { Command } from '../command.ts';
import { type Documents, documentOf, type NodeRef, type Place } from '../documents.ts';
import {
  adoptNodes,
  copyBundle,
  dropNodes,
  type NodeBundle,
  takeBundle,
} from '../nodes/node-bundle.ts';
import type { NodeKey } from '../nodes/node-key.ts';
import { draftList, placeOf, subtreeIds } from '../tree.ts';

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

/** A command that makes copies, and their ids in the order of the originals. */
interface Duplication {
  command: Command;
  ids: readonly string[];
}

/**
 * Puts a copy of each node right behind it, with everything below it and its translations;
 * `adapt` may change a copy before it joins the page.
 */
export function duplicateNodes(
  documents: Documents,
  refs: readonly NodeRef[],
  adapt: (copy: NodeBundle) => NodeBundle = (copy) => copy,
): Duplication {
  const copies = refs.flatMap((ref) => {
    const element = documentOf(documents, ref.elementId);
    return element ? [{ ref, bundle: adapt(copyBundle(takeBundle(element, [ref.nodeId]))) }] : [];
  });
  const command: Command = {
    name: 'duplicateNode',
    run(draft) {
      for (const { ref, bundle } of copies) {
        const element = documentOf(draft, ref.elementId);
        const place = element && placeOf(element, ref.nodeId);
        if (!element || !place) continue;
        draftList(draft, place.list)?.splice(place.index + 1, 0, ...adoptNodes(element, bundle));
      }
    },
  };
  return { command, ids: copies.flatMap(({ bundle }) => bundle.nodes.map(({ id }) => id)) };
}

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
