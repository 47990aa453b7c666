import { applyPatches } from 'immer';

import type { Patch } from '#schemas/content/element.ts';
import type { EditorState } from '../editor-state.ts';
import type { EditorStore } from '../editor-store.ts';
import type { HistoryEntry, HistoryState } from '../history.ts';
import { withElement } from '../patches.ts';
import { enqueue } from './save-queue.ts';

/** What is kept in the browser so that a crash, a reload or a lost connection loses nothing. */
export interface LocalCopy {
  /** Revision and unsent changes by element id. */
  elements: Record<string, { rev: number; queue: readonly Patch[] }>;
  history: HistoryState;
}

/** Where copies are kept; failures (private mode, full disk) count as "nothing kept". */
export interface LocalCopyStore {
  load(page: string): Promise<LocalCopy | null>;
  save(page: string, copy: LocalCopy): Promise<void>;
}

/** Steps of the history that are kept; each carries its values. */
const KEPT_STEPS = 100;

export function localCopyOf(state: EditorState): LocalCopy {
  const elements = Object.entries(state.save).map(([id, { rev, queue }]) => [id, { rev, queue }]);
  const { undo, redo } = state.history;
  return {
    elements: Object.fromEntries(elements),
    history: { undo: undo.slice(-KEPT_STEPS), redo: redo.slice(-KEPT_STEPS) },
  };
}

/**
 * Brings a kept copy back into a store that was opened afresh: unsent changes are applied again and
 * wait to be saved; history comes back for elements that nobody saved meanwhile. Returns how many
 * elements had unsent changes.
 */
export function restoreLocalCopy(store: EditorStore, copy: LocalCopy): number {
  const state = store.getState();
  const isCurrent = (id: string) => copy.elements[id]?.rev === state.save[id]?.rev;
  let documents = state.documents;
  let save = state.save;
  let restored = 0;
  for (const [id, { rev, queue }] of Object.entries(copy.elements)) {
    const current = save[id];
    if (queue.length === 0 || !current) continue;
    const patches = withElement(id, queue);
    const applied = tryApply(documents, patches);
    if (!applied) continue;
    documents = applied;
    save = enqueue({ ...save, [id]: { ...current, rev } }, patches);
    restored += 1;
  }
  store.setState({ documents, save, history: keptHistory(copy.history, isCurrent) });
  return restored;
}

function tryApply(documents: EditorState['documents'], patches: readonly Patch[]) {
  try {
    return applyPatches(documents, [...patches]);
  } catch {
    return null;
  }
}

function keptHistory(history: HistoryState, isCurrent: (elementId: string) => boolean) {
  const survives = (entry: HistoryEntry) =>
    entry.patches.every((patch) => isCurrent(String(patch.path[0])));
  return { undo: newestRun(history.undo, survives), redo: newestRun(history.redo, survives) };
}

/** The newest steps up to the first that no longer fits: those before it build on it. */
function newestRun(entries: readonly HistoryEntry[], fits: (entry: HistoryEntry) => boolean) {
  const broken = entries.findLastIndex((entry) => !fits(entry));
  return entries.slice(broken + 1);
}
