import { resetChild } from '#runtime/content/masters.ts';
import { changeElement } from '../change-element.ts';
import type { Command } from '../command.ts';
import type { NodeRef } from '../documents.ts';

/** Deletes everything a child overrides, so that it shows its master again (SECT-02). */
export function backToMaster(child: NodeRef): Command {
  return {
    name: 'backToMaster',
    run(draft) {
      changeElement(draft, child.elementId, (element) => resetChild(element, child.nodeId));
    },
  };
}
