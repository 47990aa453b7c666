import { publishElement, unpublishElement } from '#schemas/api/content.ts';
import { republishElement } from '#schemas/api/publication.ts';
import type { Fault } from '#schemas/content/element.ts';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { say } from '../../kernel/actions/say.ts';
import type { EditorContextValue } from '../../kernel/editor-context.ts';
import type { EditorState, ElementSave, Published } from '../../kernel/store/editor-state.ts';
import { faultsOf } from '../../kernel/store/saving/save-failure.ts';
import { updateSave } from '../../kernel/store/saving/save-state.ts';
import { elementTitle } from '../../kernel/store/titles/element-title.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { loadPublication } from './publication.ts';

/** Why an element was not published. */
export interface Refusal {
  elementId: number;
  faults: readonly Fault[];
}

/** What publishing concerns: the master that is being edited, else the page and what was changed beside it. */
export function candidatesOf({ placement, save, scope, documents }: EditorState): number[] {
  if (scope.masterId !== null) return [scope.masterId];
  const changed = Object.keys(documents)
    .map(Number)
    .filter((id) => id !== placement.page && save[id]?.changed === true);
  return [placement.page, ...changed].filter((id) => !isBuiltIn({ id }));
}

/**
 * Publishes elements one after the other, saved first; stops at the first that is refused. What went
 * public is told, with a way to take it back.
 */
export async function publishAll(
  editor: EditorContextValue,
  elementIds: readonly number[],
): Promise<Refusal | null> {
  const { store, autosave } = editor;
  await autosave.flush();
  const published: Published[] = [];
  // Masters first: a page is checked against what its masters show.
  for (const elementId of elementIds.toReversed()) {
    const outcome = await publishOne(editor, elementId);
    if ('faults' in outcome) return outcome;
    published.push(outcome);
  }
  setUi(store, { published });
  say(editor, 'said.published');
  return null;
}

async function publishOne(
  editor: EditorContextValue,
  elementId: number,
): Promise<Published | Refusal> {
  const { store, api } = editor;
  const save = store.getState().save[elementId];
  const unsaved = save ? unsavedFaults(save) : [];
  if (unsaved.length > 0) return { elementId, faults: unsaved };
  await loadPublication(editor, elementId);
  const before = store.getState().publications[elementId]?.publishedRev ?? null;
  const answer = await api.call(publishElement, {
    params: { id: elementId },
    body: save ? { rev: save.rev } : {},
  });
  if (answer.errored) return { elementId, faults: faultsOf(answer) };
  const { rev } = answer.data;
  updateSave(store, String(elementId), { rev, changed: false });
  return { id: elementId, rev, before };
}

/**
 * Shows shoppers again what they saw before; drafts keep what they hold. False as soon as an element
 * cannot go back, as after somebody else published it.
 */
export async function takeBack(
  { store, api }: EditorContextValue,
  published: readonly Published[],
): Promise<boolean> {
  // The page first: it may show what only the new versions of its masters have.
  for (const { id, rev, before } of published.toReversed()) {
    if (before === rev) continue;
    const params = { id };
    const answer =
      before === null
        ? await api.call(unpublishElement, { params, body: {} })
        : await api.call(republishElement, { params, body: { rev: before, instead: rev } });
    if (answer.errored) return false;
    updateSave(store, String(id), { changed: true });
  }
  return true;
}

/** Why publishing would show shoppers an older state than the editor does. */
function unsavedFaults({ faults, queue }: ElementSave): readonly Fault[] {
  if (faults.length > 0 || queue.length === 0) return faults;
  return [{ path: '', rule: 'unsaved', message: 'The last changes are not saved yet.' }];
}

/** What an element is called in lists. */
export function elementName({ store, t }: EditorContextValue, elementId: number): string {
  const { documents, placement, scope } = store.getState();
  const title = elementTitle(documents[elementId], scope.locale);
  if (elementId === placement.page) return t('publish.page', { name: title });
  if (elementId === placement.header) return t('outline.header');
  if (elementId === placement.footer) return t('outline.footer');
  if (elementId === placement.cookie) return t('outline.cookie');
  if (elementId === placement.theme) return t('publish.look');
  return t('publish.master', { name: title });
}
