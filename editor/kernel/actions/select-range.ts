import type { EditorContextValue } from '../editor-context.ts';
import { listOf } from '../placement/placement-rules.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';
import { select } from '../store/select.ts';
import { sceneOf } from './scene.ts';

/**
 * Selects everything from the node that was selected first to another one. Where the two are in
 * different lists, the blocks around them that share a list are the ends; where there are none, the
 * other node alone is selected.
 */
export function selectTo(editor: EditorContextValue, key: NodeKey): void {
  const scene = sceneOf(editor);
  const anchor = editor.store.getState().selection.keys[0];
  const pathTo = (of: NodeKey): CanvasNode[] => {
    const node = scene.composition.byKey.get(of);
    if (!node) return [];
    return [...(node.parent === null ? [] : pathTo(node.parent)), node];
  };
  const from = anchor === undefined ? [] : pathTo(anchor);
  const to = pathTo(key);
  const at = from.findIndex((node, depth) => node !== to[depth]);
  const [first, last] = [from[at], to[at]];
  const keys = first && last ? between(listOf(first, scene).keys, first.key, last.key) : [];
  if (keys.length === 0) select(editor.store, key);
  else editor.store.setState({ selection: { keys, field: null } });
}

/** From one key to the other, in this order; empty when one is not in the list. */
function between(list: readonly NodeKey[], from: NodeKey, to: NodeKey): NodeKey[] {
  const [start, end] = [list.indexOf(from), list.indexOf(to)];
  if (start < 0 || end < 0) return [];
  const keys = list.slice(Math.min(start, end), Math.max(start, end) + 1);
  return start <= end ? keys : keys.toReversed();
}
