import type { CanvasNode } from './nodes/canvas-node.ts';

/** What a lock keeps editors from. */
export type LockedAction = 'move' | 'delete' | 'edit';

export function isLockedAgainst(node: CanvasNode, action: LockedAction): boolean {
  return node.composed.lock[action] === true;
}

/** Whether a single field is locked, or all of them are. */
export function isFieldLocked(node: CanvasNode, field: string): boolean {
  return isLockedAgainst(node, 'edit') || (node.composed.lock.fields ?? []).includes(field);
}

/** Whether a lock keeps editors from anything at a node. */
export function isLocked({ composed: { lock } }: CanvasNode): boolean {
  return Boolean(lock.move || lock.delete || lock.edit || (lock.fields ?? []).length > 0);
}
