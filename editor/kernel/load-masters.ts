import { filterSections } from '#schemas/api/content.ts';
import type { Element } from '#schemas/content/element.ts';
import type { EditorContextValue } from './editor-context.ts';
import { openDocuments } from './store/editor-store.ts';
import { savedAtRev } from './store/saving/save-state.ts';

/** Opens all master sections, so that they can be placed. Those that are open stay as they are. */
export async function loadMasters({ api, store }: EditorContextValue): Promise<void> {
  const answer = await api.call(filterSections, { body: { limit: 100 } });
  if (!answer.errored)
    openElements(
      store,
      answer.data.records.map(({ element }) => element),
    );
}

/** Adds elements to the open ones. */
export function openElements(
  store: EditorContextValue['store'],
  elements: readonly Element[],
): void {
  const { documents, save } = store.getState();
  const added = elements.filter(({ id }) => !documents[id]);
  if (added.length === 0) return;
  store.setState({
    documents: { ...documents, ...openDocuments(added) },
    save: { ...save, ...Object.fromEntries(added.map(({ id, rev }) => [id, savedAtRev(rev)])) },
  });
}
