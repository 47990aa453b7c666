import type { EditorContextValue } from '../editor-context.ts';
import { listOf, type Refusal, refusesToHold } from '../placement/placement-rules.ts';
import { moveNodes } from '../store/commands/move-node.ts';
import { deleteNodes, duplicateNodes } from '../store/commands/node-commands.ts';
import { isLockedAgainst } from '../store/locks.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import { siblingKey } from '../store/nodes/node-key.ts';
import type { ShownList } from '../store/titles/slot-list.ts';
import { joining } from './insert-operations.ts';
import { say, sayRefusal, titleOf } from './say.ts';
import { nodeAt, sceneOf, selectedNodes } from './scene.ts';

/** Why a node may not be deleted; null when it may. */
export function refusesToDelete(editor: EditorContextValue, node: CanvasNode): Refusal | null {
  if (holdsLocked(editor, node)) return 'locked';
  const list = listOf(node, sceneOf(editor));
  if (list.closed) return list.closed;
  const parent = node.parent === null ? undefined : nodeAt(editor, node.parent);
  const block = parent && editor.registry.get(parent.composed.block);
  const min = block?.slots?.[list.list.slot ?? '']?.min ?? 0;
  return list.keys.length <= min ? 'tooFew' : null;
}

/** Whether the node, or one inside it, has to stay. */
function holdsLocked(editor: EditorContextValue, node: CanvasNode): boolean {
  if (isLockedAgainst(node, 'delete')) return true;
  const inside = Object.values(node.slots).flatMap(({ keys }) => keys);
  return inside.some((key) => {
    const child = nodeAt(editor, key);
    return child !== undefined && holdsLocked(editor, child);
  });
}

/** Deletes the selected nodes and selects what was beside them. */
export function deleteSelection(editor: EditorContextValue): void {
  const nodes = selectedNodes(editor);
  const refusal = nodes.map((node) => refusesToDelete(editor, node)).find((found) => found);
  if (refusal) {
    sayRefusal(editor, refusal);
    return;
  }
  const next = neighbourOf(editor, nodes);
  editor.history.run(
    deleteNodes(
      nodes.map(({ stored }) => stored),
      next ? [next] : [],
    ),
  );
  say(editor, 'said.deleted', { name: titlesOf(editor, nodes) });
}

function neighbourOf(editor: EditorContextValue, nodes: readonly CanvasNode[]): string | null {
  const [first] = nodes;
  const list = first && listOf(first, sceneOf(editor));
  if (!list) return null;
  const gone = new Set(nodes.map(({ key }) => key));
  const index = list.keys.indexOf(first.key);
  const left = list.keys.filter((key) => !gone.has(key));
  return left[Math.min(index, left.length - 1)] ?? list.parent;
}

/** Copies the selected nodes right behind themselves and selects the copies. */
export function duplicateSelection(editor: EditorContextValue): void {
  const nodes = selectedNodes(editor);
  const scene = sceneOf(editor);
  const refusal = nodes
    .map((node) => {
      const source = { kind: 'block', block: node.composed.block, example: null } as const;
      return refusesToHold(source, listOf(node, scene), scene);
    })
    .find((found) => found);
  if (refusal) {
    sayRefusal(editor, refusal);
    return;
  }
  const { command, ids } = duplicateNodes(
    scene.state.documents,
    nodes.map(({ stored }) => stored),
    (copy) => joining(editor, copy),
  );
  const keys = nodes.flatMap(({ key }, index) => {
    const id = ids[index];
    return id === undefined ? [] : [siblingKey(key, id)];
  });
  editor.history.run({ ...command, select: keys });
  say(editor, 'said.duplicated', { name: titlesOf(editor, nodes) });
}

/** Where the selection is, when all of it is in one list. */
export function movableList(
  editor: EditorContextValue,
): { nodes: CanvasNode[]; list: ShownList } | null {
  const nodes = selectedNodes(editor);
  const [first] = nodes;
  const list = first && listOf(first, sceneOf(editor));
  if (!list || nodes.some(({ key }) => !list.keys.includes(key))) return null;
  return { nodes, list };
}

/** True when the selection can go one place up (-1) or down (1) in its list. */
export function canMoveBy(editor: EditorContextValue, step: 1 | -1): boolean {
  const movable = movableList(editor);
  if (!movable || movable.list.closed) return false;
  const { nodes, list } = movable;
  if (nodes.some((node) => isLockedAgainst(node, 'move'))) return false;
  const indexes = nodes.map(({ key }) => list.keys.indexOf(key));
  return step === -1
    ? Math.min(...indexes) > list.before
    : Math.max(...indexes) < list.keys.length - 1;
}

/** Moves the selection one place up or down in its list. */
export function moveSelectionBy(editor: EditorContextValue, step: 1 | -1): void {
  const movable = movableList(editor);
  if (!movable || !canMoveBy(editor, step)) return;
  const { list } = movable;
  const nodes = movable.nodes.toSorted(
    (a, b) => list.keys.indexOf(a.key) - list.keys.indexOf(b.key),
  );
  const indexes = nodes.map(({ key }) => list.keys.indexOf(key));
  const position = step === -1 ? Math.min(...indexes) - 1 : Math.max(...indexes) + 2;
  editor.history.run(
    moveNodes(
      nodes.map(({ stored }) => stored),
      { ...list.list, index: position - list.before },
      nodes.map(({ key }) => key),
    ),
  );
  const place = (step === -1 ? Math.min(...indexes) - 1 : Math.min(...indexes) + 1) + 1;
  say(editor, 'said.moved', {
    name: titlesOf(editor, nodes),
    position: place,
    count: list.keys.length,
  });
}

function titlesOf(editor: EditorContextValue, nodes: readonly CanvasNode[]): string {
  return nodes.map((node) => titleOf(editor, node)).join(', ');
}
