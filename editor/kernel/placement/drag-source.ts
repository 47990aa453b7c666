import type { DragSource } from '../store/editor-state.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';

/**
 * What a press on an element picks up, from its `data-drag-node`, `data-drag-block` or
 * `data-drag-master`. A node of the selection takes the whole selection along.
 */
export function sourceAt(
  target: EventTarget | null,
  selected: readonly NodeKey[],
): DragSource | null {
  const element =
    target instanceof Element
      ? target.closest('[data-drag-node], [data-drag-block], [data-drag-master]')
      : null;
  if (!(element instanceof HTMLElement)) return null;
  const { dragNode, dragBlock, dragMaster } = element.dataset;
  if (dragNode !== undefined) {
    return { kind: 'nodes', keys: selected.includes(dragNode) ? selected : [dragNode] };
  }
  if (dragBlock !== undefined) {
    return { kind: 'block', block: dragBlock, example: element.dataset['dragExample'] ?? null };
  }
  return { kind: 'master', masterId: Number(dragMaster) };
}
