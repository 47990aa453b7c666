import type { Patch } from '#schemas/content/element.ts';
import type { NodeKey } from './nodes/node-key.ts';
import { compressPatches, overlap, splitByElement } from './patches.ts';

/** Steps that can be undone; older ones are forgotten. */
export const HISTORY_LIMIT = 200;
/** Typing merges into one step until it pauses for this long. */
export const TYPING_PAUSE_MS = 800;

/** One step: what leads forward, and what leads back. Paths begin with the element's id. */
export interface HistoryEntry {
  name: string;
  merge?: string;
  at: number;
  patches: readonly Patch[];
  inverse: readonly Patch[];
  selectedBefore: readonly NodeKey[];
  selectedAfter: readonly NodeKey[];
}

/** Newest step last in both lists. */
export interface HistoryState {
  undo: readonly HistoryEntry[];
  redo: readonly HistoryEntry[];
}

export const EMPTY_HISTORY: HistoryState = { undo: [], redo: [] };

/** Adds a step, or merges it into the last one while the same field is being typed in. */
export function pushEntry(history: HistoryState, entry: HistoryEntry): HistoryState {
  const last = history.undo.at(-1);
  if (last && mergesInto(last, entry)) {
    return { undo: [...history.undo.slice(0, -1), mergeEntries(last, entry)], redo: [] };
  }
  return { undo: [...history.undo, entry].slice(-HISTORY_LIMIT), redo: [] };
}

function mergesInto(last: HistoryEntry, entry: HistoryEntry): boolean {
  return (
    entry.merge !== undefined && entry.merge === last.merge && entry.at - last.at < TYPING_PAUSE_MS
  );
}

function mergeEntries(last: HistoryEntry, entry: HistoryEntry): HistoryEntry {
  return {
    ...entry,
    patches: compressPatches([...last.patches, ...entry.patches]),
    inverse: compressPatches([...entry.inverse, ...last.inverse]),
    selectedBefore: last.selectedBefore,
  };
}

/** The next merge starts a new step, e.g. after the field lost the focus. */
export function closeStep(history: HistoryState): HistoryState {
  const last = history.undo.at(-1);
  if (last?.merge === undefined) return history;
  const { merge: _closed, ...entry } = last;
  return { ...history, undo: [...history.undo.slice(0, -1), entry] };
}

/** Takes the newest step off; null when there is nothing to undo. */
export function takeUndo(
  history: HistoryState,
): { entry: HistoryEntry; rest: HistoryState } | null {
  const entry = history.undo.at(-1);
  if (!entry) return null;
  return { entry, rest: { undo: history.undo.slice(0, -1), redo: [...history.redo, entry] } };
}

/** Takes the step that was undone last; null when there is nothing to redo. */
export function takeRedo(
  history: HistoryState,
): { entry: HistoryEntry; rest: HistoryState } | null {
  const entry = history.redo.at(-1);
  if (!entry) return null;
  return { entry, rest: { undo: [...history.undo, entry], redo: history.redo.slice(0, -1) } };
}

/**
 * History after others changed the documents: a step that touched the same field or list can no
 * longer be taken back without undoing their work, so it is dropped.
 */
export function rebaseHistory(
  history: HistoryState,
  elementId: string,
  remote: readonly Patch[],
): HistoryState {
  const survives = (entry: HistoryEntry) => !overlap(ofElement(entry.patches, elementId), remote);
  return { undo: history.undo.filter(survives), redo: history.redo.filter(survives) };
}

function ofElement(patches: readonly Patch[], elementId: string): readonly Patch[] {
  return splitByElement(patches).get(elementId) ?? [];
}
