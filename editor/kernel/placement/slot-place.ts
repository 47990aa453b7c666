import type { NodeKey } from '../store/nodes/node-key.ts';

/** Key under which the drop area of an empty slot is noted beside the nodes' elements. */
export function slotPlaceKey(node: NodeKey, slot: string): string {
  return `${node}#${slot}`;
}

/** The node that a noted key belongs to: its own, or the one whose empty slot it is. */
export function nodeOfPlaceKey(key: string): NodeKey {
  return key.split('#', 1)[0] ?? key;
}
