import { applyPatches } from 'immer';

import { diffFlat } from '#runtime/content/diff.ts';
import { flatten } from '#runtime/content/flat.ts';
import { fieldOf, goesAlong, placeOf } from '#runtime/content/patching/field-path.ts';
import type { VersionConflict } from '#schemas/api/content.ts';
import type { Element, Patch } from '#schemas/content/element.ts';
import type { Documents } from '../documents.ts';
import type { EditorStore } from '../editor-store.ts';
import { rebaseHistory } from '../history.ts';
import { overlap, withElement } from '../patches.ts';
import { savedAtRev } from './save-state.ts';

/** Answer to a save. */
export interface SaveAnswer {
  rev: number;
  /** What leads from the base with what was sent to what is stored now: the work of others. */
  remotePatches: readonly Patch[];
  now: number;
}

/**
 * Takes what was sent off the queue and brings the work of others in, below what was sent. Where it
 * meets what was typed since, that becomes a conflict. Returns true when there is more to send.
 */
export function acceptRemote(store: EditorStore, elementId: string, answer: SaveAnswer): boolean {
  const state = store.getState();
  const save = state.save[elementId];
  if (!save) return false;
  const queue = save.queue.slice(save.sending);
  // Also where it meets what was sent: a list sent by force may have lost a node that others deleted.
  const theirs = answer.remotePatches.filter((patch) => !overlap([patch], queue));
  // Of two stamps or marks the later one counts, and that is the one which is still to be sent.
  const met = answer.remotePatches.filter(
    (patch) => !goesAlong(patch.path) && overlap([patch], queue),
  );
  const status = met.length > 0 ? 'conflict' : queue.length > 0 ? 'pending' : 'saved';
  store.setState({
    documents: applied(state.documents, elementId, theirs),
    history: rebaseHistory(state.history, elementId, theirs),
    save: {
      ...state.save,
      [elementId]: {
        ...save,
        queue,
        status,
        sending: 0,
        rev: answer.rev,
        savedAt: answer.now,
        conflict: met.length > 0 ? conflictOf(met, queue, answer.rev) : null,
        faults: [],
      },
    },
  });
  return status === 'pending';
}

function applied(documents: Documents, elementId: string, patches: readonly Patch[]): Documents {
  return patches.length > 0 ? applyPatches(documents, withElement(elementId, patches)) : documents;
}

/** The answer to a save does not say who the others were. */
function conflictOf(
  theirs: readonly Patch[],
  mine: readonly Patch[],
  rev: number,
): VersionConflict {
  const conflicts = theirs.map((patch) => ({
    ...placeOf(fieldOf(patch.path)),
    mine: mine.find((own) => overlap([own], [patch]))?.value,
    theirs: patch.value,
  }));
  return { message: '', by: '', rev, conflicts };
}

/**
 * The server's draft takes the place of the document, below what still waits to be saved. Steps of
 * the history that touched what differs are forgotten.
 */
export function replaceDocument(store: EditorStore, element: Element, now: number): void {
  const state = store.getState();
  const id = String(element.id);
  const theirs = flatten(element);
  const ours = state.documents[id];
  const queue = state.save[id]?.queue ?? [];
  store.setState({
    documents: applied({ ...state.documents, [id]: theirs }, id, queue),
    history: ours ? rebaseHistory(state.history, id, diffFlat(ours, theirs)) : state.history,
    save: {
      ...state.save,
      [id]: {
        ...savedAtRev(element.rev),
        queue,
        status: queue.length > 0 ? 'pending' : 'saved',
        savedAt: now,
        changed: true,
      },
    },
  });
}
