import type { Command } from '../command.ts';
import { type Documents, documentOf, type NodeRef } from '../documents.ts';
import { adoptNodes, copyBundle, type NodeBundle, takeBundle } from '../nodes/node-bundle.ts';
import { draftList, placeOf } from '../tree.ts';

/** A command that makes copies, and their ids in the order of the originals. */
export interface Duplication {
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
