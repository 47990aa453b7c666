import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { detachChild } from '#runtime/content/detach.ts';
import { unflatten } from '#runtime/content/flat.ts';
import type { BlockLookup, ComposedNode } from '#runtime/content/types.ts';
import { changeElement } from '../change-element.ts';
import type { Command } from '../command.ts';
import type { OpenElement } from '../documents.ts';
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
