import { applyPatches } from 'immer';

import { diffFlat } from '#runtime/content/diff.ts';
import { flatten } from '#runtime/content/flat.ts';
import type { Element, Patch } from '#schemas/content/element.ts';
import type { EditorStore } from './editor-store.ts';
import { rebaseHistory } from './history.ts';
import { withElement } from './patches.ts';
import { withoutTouched } from './save-queue.ts';
import { savedAtRev } from './save-state.ts';

/** Answer to a save. */
export interface SaveAnswer {
  rev: number;
  /** What others saved since the revision that the save was based on. */
  remotePatches: readonly Patch[];
  now: number;
}

/**
 * Takes what was sent off the queue and brings the work of others in, below what was sent and what
 * still waits.
 * Returns true when there is more to send.
 */
export function acceptRemote(store: EditorStore, elementId: string, answer: SaveAnswer): boolean {
  const state = store.getState();
  const save = state.save[elementId];
  if (!save) return false;
  const queue = save.queue.slice(save.sending);
  const theirs = withoutTouched(answer.remotePatches, save.queue);
  const remote = withElement(elementId, theirs);
  store.setState({
    documents: remote.length > 0 ? applyPatches(state.documents, remote) : state.documents,
    history: remote.length > 0 ? rebaseHistory(state.history, elementId, theirs) : state.history,
    save: {
      ...state.save,
      [elementId]: {
        ...save,
        queue,
        sending: 0,
        rev: answer.rev,
        status: queue.length > 0 ? 'pending' : 'saved',
        savedAt: answer.now,
        conflict: null,
        faults: [],
      },
    },
  });
  return queue.length > 0;
}

/** The server's draft takes the place of the document; steps that touched what differs are forgotten. */
export function replaceDocument(store: EditorStore, element: Element, now: number): void {
  const theirs = flatten(element);
  const state = store.getState();
  const id = String(element.id);
  const ours = state.documents[id];
  store.setState({
    documents: { ...state.documents, [id]: theirs },
    history: ours ? rebaseHistory(state.history, id, diffFlat(ours, theirs)) : state.history,
    save: { ...state.save, [id]: { ...savedAtRev(element.rev), savedAt: now, changed: true } },
  });
}
