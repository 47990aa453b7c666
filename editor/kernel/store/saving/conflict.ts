import { touches } from '#runtime/content/patches.ts';
import { getElement, patchElement } from '#schemas/api/content.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Conflict, Patch } from '#schemas/content/element.ts';
import type { EditorStore } from '../editor-store.ts';
import { acceptRemote, replaceDocument } from './remote.ts';
import { outcomeOf } from './save-failure.ts';
import { updateSave } from './save-state.ts';

/** Whose value of a field stays. */
export type Choice = 'mine' | 'theirs';

/** Text that is equal for equal conflicts, as `touches` names them; keys the choices. */
export function conflictKey({ node, field }: Conflict): string {
  if (node === '') return field === 'parts' ? field : `:${field}`;
  return field === '' ? node : `${node}:${field}`;
}

interface Request {
  store: EditorStore;
  api: ApiPort;
  now: number;
  elementId: string;
  /** By `conflictKey`; a conflict without a choice keeps mine. */
  choices: Readonly<Record<string, Choice>>;
}

/**
 * Ends a conflict as the user chose: fields given up are taken out of what waits to be saved, all
 * others are saved over the values of the other editor.
 */
export async function resolveConflict(request: Request): Promise<void> {
  const { store, elementId, choices } = request;
  const save = store.getState().save[elementId];
  if (!save?.conflict) return;
  const givenUp = save.conflict.conflicts.filter(
    (conflict) => choices[conflictKey(conflict)] === 'theirs',
  );
  const queue = save.queue.filter((patch) => !givesUp(patch, givenUp));
  updateSave(store, elementId, { queue, status: 'saving', conflict: null, sending: queue.length });
  const saved =
    queue.length === 0 || (await saveOver(request, save.rev, queue, givenUp.length > 0));
  if (saved && givenUp.length > 0) await takeTheirs(request);
}

function givesUp(patch: Patch, givenUp: readonly Conflict[]): boolean {
  const touched = touches([patch]);
  return givenUp.some((conflict) => touched.has(conflictKey(conflict)));
}

async function saveOver(
  { store, api, elementId, now }: Request,
  baseRev: number,
  queue: readonly Patch[],
  isReplaced: boolean,
): Promise<boolean> {
  const answer = await api.call(patchElement, {
    params: { id: Number(elementId) },
    body: { baseRev, patches: [...queue], force: true },
  });
  if (answer.errored) updateSave(store, elementId, { sending: 0, ...outcomeOf(answer) });
  else {
    // With what was given up still in it, the document is not what the answer leads on from.
    const remotePatches = isReplaced ? [] : answer.data.remotePatches;
    acceptRemote(store, elementId, { rev: answer.data.rev, remotePatches, now });
  }
  return !answer.errored;
}

/** What was given up is still in the document: the server's draft replaces it. */
async function takeTheirs({ store, api, elementId, now }: Request): Promise<void> {
  const answer = await api.call(getElement, { params: { id: Number(elementId) } });
  if (answer.errored) updateSave(store, elementId, outcomeOf(answer));
  else replaceDocument(store, answer.data, now);
}
