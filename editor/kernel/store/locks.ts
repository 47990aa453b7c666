import type { CanvasNode } from './nodes/canvas-node.ts';

/** What a lock keeps editors from. */
export type LockedAction = 'move' | 'delete' | 'edit';

export function isLockedAgainst(node: CanvasNode, action: LockedAction): boolean {
  return node.composed.lock[action] === true;
}
