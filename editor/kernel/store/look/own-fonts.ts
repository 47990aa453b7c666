import type { ApiPort } from '#schemas/api/endpoint.ts';
import { type FontFamily, listFonts } from '#schemas/api/theme-fonts.ts';
import type { EditorStore } from '../editor-store.ts';

/** Takes the site's own fonts into the editor; what is shown with them follows. */
export function setOwnFonts(store: EditorStore, fonts: readonly FontFamily[]): void {
  store.setState({ fonts });
}

/** Asks for the site's own fonts, unless they are known. Where no answer comes, they stay unknown. */
export async function loadOwnFonts(api: Pick<ApiPort, 'call'>, store: EditorStore): Promise<void> {
  if (store.getState().fonts) return;
  const answer = await api.call(listFonts, {});
  if (!answer.errored) setOwnFonts(store, answer.data);
}
