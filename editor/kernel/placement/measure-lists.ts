import type { DragSource } from '../store/editor-state.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';
import { type ShownList, shownLists } from '../store/titles/slot-list.ts';
import type { Box, MeasuredList } from './drop-lines.ts';
import { type PlacementScene, refusesToHold } from './placement-rules.ts';

/** Where things lie, on the canvas or in the outline. */
export interface Ruler {
  /** Box of a node with all that is in it; null while it is hidden. */
  node(key: NodeKey): Box | null;
  /** Drop area of an empty slot. */
  emptySlot(key: NodeKey, slot: string): Box | null;
  /** All the room of the sections of an element. */
  roots(elementId: number): Box | null;
}

/** Every list with its boxes, and whether it takes what is dragged. Lists that do not show are left out. */
export function measureLists(
  source: DragSource,
  scene: PlacementScene,
  ruler: Ruler,
): MeasuredList[] {
  const depths = new Map<NodeKey, number>();
  return shownLists(scene.composition, scene.state).flatMap((list) => {
    const depth = list.parent === null ? 0 : (depths.get(list.parent) ?? 0) + 1;
    for (const key of list.keys) depths.set(key, depth);
    const boxes = list.keys.map((key) => ruler.node(key));
    const area = areaOf(list, boxes, ruler);
    if (!area) return [];
    return [{ list, boxes, area, depth, refusal: refusesToHold(source, list, scene) }];
  });
}

function areaOf(list: ShownList, boxes: readonly (Box | null)[], ruler: Ruler): Box | null {
  const shown = boxes.filter((box) => box !== null);
  if (list.parent === null) {
    const room = ruler.roots(list.list.elementId);
    return union(room ? [room, ...shown] : shown);
  }
  if (shown.length > 0) return union(shown);
  return ruler.emptySlot(list.parent, list.list.slot ?? '');
}

/** The smallest box around all of them. */
export function union(boxes: readonly Box[]): Box | null {
  const [first, ...rest] = boxes;
  if (!first) return null;
  return rest.reduce((all, box) => {
    const left = Math.min(all.left, box.left);
    const top = Math.min(all.top, box.top);
    const right = Math.max(all.left + all.width, box.left + box.width);
    const bottom = Math.max(all.top + all.height, box.top + box.height);
    return { left, top, width: right - left, height: bottom - top };
  }, first);
}
