import type { Command } from '../command.ts';
import { documentOf, type NodeRef } from '../documents.ts';
import { adoptNodes, copyBundle, takeBundle } from '../node-bundle.ts';
import { draftList, placeOf } from '../tree.ts';

/** Puts a copy of each node right behind it, with everything below it and its translations. */
export function duplicateNodes(refs: readonly NodeRef[]): Command {
  return {
    name: 'duplicateNode',
    run(draft) {
      for (const ref of refs) {
        const element = documentOf(draft, ref.elementId);
        const place = element && placeOf(element, ref.nodeId);
        if (!element || !place) continue;
        const ids = adoptNodes(element, copyBundle(takeBundle(element, [ref.nodeId])));
        draftList(draft, place.list)?.splice(place.index + 1, 0, ...ids);
      }
    },
  };
}
