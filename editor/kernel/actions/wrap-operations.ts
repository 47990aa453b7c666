import { nodeFromExample } from '#runtime/content/tree.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { ELEMENT_LIMITS } from '#schemas/content/element.ts';
import type { EditorContextValue } from '../editor-context.ts';
import {
  heightOf,
  type Refusal,
  refusesToHold,
  refusesToMove,
} from '../placement/placement-rules.ts';
import { together } from '../store/command.ts';
import { moveNodes } from '../store/commands/move-node.ts';
import { insertNode } from '../store/commands/node-commands.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import type { ShownList } from '../store/titles/slot-list.ts';
import { keyInList } from './insert-operations.ts';
import { movableList } from './node-operations.ts';
import { say, sayRefusal, titleOf } from './say.ts';
import { nodeAt, sceneOf } from './scene.ts';

/** How a block takes the selected nodes in: one a slot, or all into its first slot. */
export type Wrapping = NonNullable<AnyBlock['wraps']>;

/** A new block around the selection, and the slot of each of the nodes. */
interface Wrapper {
  block: AnyBlock;
  slots: readonly string[];
  options: Record<string, unknown>;
}

/** True when the selection stands together in one list and a block of that kind takes it in. */
export function canWrap(editor: EditorContextValue, wrapping: Wrapping): boolean {
  const movable = movableList(editor);
  return movable !== null && wrapperFor(editor, wrapping, movable.nodes.length) !== null;
}

/** Puts a new block in the place of the selection and the selected nodes into it, in their order. */
export function wrapSelection(editor: EditorContextValue, wrapping: Wrapping): void {
  const movable = movableList(editor);
  const wrapper = movable && wrapperFor(editor, wrapping, movable.nodes.length);
  if (!movable || !wrapper) return;
  const { nodes, list } = movable;
  const refusal = refusesToWrap(editor, nodes, list, wrapper);
  if (refusal) {
    sayRefusal(editor, refusal);
    return;
  }
  const around = nodeFromExample(wrapper.block, { options: wrapper.options });
  const key = keyInList(editor, list, around.id);
  const index = list.keys.indexOf(nodes[0]?.key ?? '') - list.before;
  editor.history.run({
    ...together('wrap', [
      insertNode({ ...list.list, index }, { nodes: [around], tr: {} }),
      ...nodes.map(({ stored }, position) =>
        moveNodes([stored], {
          elementId: list.list.elementId,
          nodeId: around.id,
          slot: wrapper.slots[position] ?? null,
          index: ELEMENT_LIMITS.nodesInSlot,
        }),
      ),
    ]),
    select: [key],
  });
  const node = nodeAt(editor, key);
  if (node) say(editor, 'said.wrapped', { name: titleOf(editor, node), count: nodes.length });
}

function wrapperFor(
  { registry }: EditorContextValue,
  wrapping: Wrapping,
  count: number,
): Wrapper | null {
  const block = registry.all().find(({ wraps }) => wraps === wrapping);
  const slots = Object.entries(block?.slots ?? {});
  const [first] = slots;
  if (!block || !first) return null;
  if (wrapping === 'all') {
    return { block, slots: Array.from({ length: count }, () => first[0]), options: {} };
  }
  if (count > slots.length) return null;
  // One block alone gets an empty place beside it.
  const shown = Math.max(count, 2);
  const field = slots.at(-1)?.[1].when?.field;
  return { block, slots: slots.map(([name]) => name), options: field ? { [field]: shown } : {} };
}

function refusesToWrap(
  editor: EditorContextValue,
  nodes: readonly CanvasNode[],
  list: ShownList,
  { block }: Wrapper,
): Refusal | null {
  const scene = sceneOf(editor);
  const ofMaster = nodes.some(({ key }) => list.keys.indexOf(key) < list.before);
  if (ofMaster) return 'followsMaster';
  const isChrome = ({ composed }: CanvasNode) =>
    scene.registry.get(composed.block)?.category === 'chrome';
  if (nodes.some(isChrome)) return 'chrome';
  const keys = nodes.map(({ key }) => key);
  const height = Math.max(...nodes.map((node) => heightOf(node, scene.composition)));
  return (
    refusesToMove({ kind: 'nodes', keys }, scene) ??
    refusesToHold({ kind: 'block', block: block.type, example: null }, list, scene, {
      height: height + 1,
      replaced: nodes.length,
    })
  );
}
