import { placeChild } from '#runtime/content/masters.ts';
import { changeElement } from '../change-element.ts';
import type { Command } from '../command.ts';
import type { NodeRef } from '../documents.ts';

/** Puts a child of a master in the place of the node that the master was made of. */
export function replaceByChild(node: NodeRef, masterId: number): Command {
  return {
    name: 'saveAsMaster',
    run(draft) {
      changeElement(draft, node.elementId, (element) => placeChild(element, node.nodeId, masterId));
    },
  };
}
