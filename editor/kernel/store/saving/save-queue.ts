import type { Patch } from '#schemas/content/element.ts';
import type { ElementSave, SaveStatus } from '../editor-state.ts';
import { compressPatches, splitByElement } from '../patches.ts';

type Saves = Readonly<Record<string, ElementSave>>;

/** Puts changes behind those that wait already. What is under way is never touched. */
export function enqueue(saves: Saves, patches: readonly Patch[]): Saves {
  const next = { ...saves };
  for (const [elementId, added] of splitByElement(patches)) {
    const save = next[elementId];
    if (!save) continue;
    const sending = save.queue.slice(0, save.sending);
    const waiting = compressPatches([...save.queue.slice(save.sending), ...added]);
    const queue = [...sending, ...waiting];
    next[elementId] = { ...save, queue, changed: true, status: statusWith(save, queue) };
  }
  return next;
}

function statusWith(save: ElementSave, queue: readonly Patch[]): SaveStatus {
  if (waitsForUser(save.status)) return save.status;
  // What was done was taken back before it was sent: the server has it as it is.
  if (queue.length === 0) return 'saved';
  return save.sending > 0 || save.status === 'offline' ? save.status : 'pending';
}

/** A save that only the user can set going again. */
export function waitsForUser(status: SaveStatus): boolean {
  return status === 'conflict' || status === 'expired';
}

/** The next save of an element, or null when there is nothing to send or one is under way. */
export function nextSave(save: ElementSave): { baseRev: number; patches: readonly Patch[] } | null {
  if (save.queue.length === 0 || save.sending > 0 || waitsForUser(save.status)) return null;
  return { baseRev: save.rev, patches: save.queue };
}

const BY_URGENCY: readonly SaveStatus[] = [
  'conflict',
  'expired',
  'invalid',
  'offline',
  'saving',
  'pending',
];

/** State of the whole page: that of the element that needs most attention. */
export function overallStatus(saves: Saves): SaveStatus {
  const present = new Set(Object.values(saves).map((save) => save.status));
  return BY_URGENCY.find((status) => present.has(status)) ?? 'saved';
}

/** True when closing the page would lose work that the server does not have. */
export function isUnsynced(saves: Saves): boolean {
  return Object.values(saves).some((save) => save.queue.length > 0);
}

/** When the page was last saved, or null. */
export function lastSavedAt(saves: Saves): number | null {
  const times = Object.values(saves).flatMap((save) => save.savedAt ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}
