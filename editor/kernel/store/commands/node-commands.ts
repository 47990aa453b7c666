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
 * Puts a copy of each node behind it, with everything below it and its translations; copies of nodes
 * of one list stay together, behind the last of them. `adapt` may change a copy before it joins the
 * page.
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
      const groups = new Map<string, typeof copies>();
      for (const copy of copies) {
        const list = JSON.stringify(placeIn(draft, copy.ref)?.list);
        groups.set(list, [...(groups.get(list) ?? []), copy]);
      }
      for (const group of groups.values()) {
        const places = group.flatMap(({ ref }) => placeIn(draft, ref) ?? []);
        const last = places.toSorted((a, b) => a.index - b.index).at(-1);
        const element = last && documentOf(draft, last.list.elementId);
        if (!last || !element) continue;
        const added = group.flatMap(({ bundle }) => adoptNodes(element, bundle));
        draftList(draft, last.list)?.splice(last.index + 1, 0, ...added);
      }
    },
  };
  return { command, ids: copies.flatMap(({ bundle }) => bundle.nodes.map(({ id }) => id)) };
}

function placeIn(documents: Documents, ref: NodeRef) {
  const element = documentOf(documents, ref.elementId);
  return element && placeOf(element, ref.nodeId);
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
