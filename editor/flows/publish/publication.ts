import { getPublication, type Publication } from '#schemas/api/publication.ts';
import type { EditorContextValue } from '../../kernel/editor-context.ts';
import type { EditorStore } from '../../kernel/store/editor-store.ts';

/** Asks how an element differs from what shoppers see; keeps what was known when no answer comes. */
export async function loadPublication(
  { api, store }: Pick<EditorContextValue, 'api' | 'store'>,
  elementId: number,
): Promise<void> {
  const answer = await api.call(getPublication, { params: { id: elementId } });
  if (!answer.errored) keepPublication(store, elementId, answer.data);
}

function keepPublication(store: EditorStore, elementId: number, publication: Publication): void {
  store.setState(({ publications }) => ({
    publications: { ...publications, [elementId]: publication },
  }));
}

/** An instant as people read it: "pon, 23. 11. 2026. 08:00". */
export function momentText(instant: string, locale: string): string {
  return new Date(instant).toLocaleString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
