import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { detachChild } from '#runtime/content/detach.ts';
import { unflatten } from '#runtime/content/flat.ts';
import { placeChild, resetChild } from '#runtime/content/masters.ts';
import type { BlockLookup, ComposedNode } from '#runtime/content/types.ts';
import { changeElement } from '../change-element.ts';
import type { Command } from '../command.ts';
import type { NodeRef, OpenElement } from '../documents.ts';
import { nodeKey } from '../nodes/node-key.ts';

/**
 * Makes own nodes of a child, under new ids; the page looks the same. Later changes of the master no
 * longer reach it. `composed` is the child with everything its master puts under it.
 */
export function detachFromMaster(
  element: OpenElement,
  composed: ComposedNode,
  registry: BlockLookup,
): Command {
  const { content, nodeId } = detachChild(unflatten(element), composed, {
    siteLocale: DEFAULT_LOCALE,
    registry,
  });
  return {
    name: 'detach',
    select: [nodeKey(element.id, nodeId)],
    run(draft) {
      changeElement(draft, element.id, () => content);
    },
  };
}

/** Deletes everything a child overrides, so that it shows its master again (SECT-02). */
export function backToMaster(child: NodeRef): Command {
  return {
    name: 'backToMaster',
    run(draft) {
      changeElement(draft, child.elementId, (element) => resetChild(element, child.nodeId));
    },
  };
}

/** Puts a child of a master in the place of the node that the master was made of. */
export function replaceByChild(node: NodeRef, masterId: number): Command {
  return {
    name: 'saveAsMaster',
    run(draft) {
      changeElement(draft, node.elementId, (element) => placeChild(element, node.nodeId, masterId));
    },
  };
}
