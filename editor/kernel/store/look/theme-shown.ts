import { isOwnFontId, OWN_FONTS_KEY } from '#domain/theme/own-fonts.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import { later } from '#runtime/later.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { EditorState } from '../editor-state.ts';
import type { EditorStore } from '../editor-store.ts';

/** Makes the look of a theme; a site with the default look needs none of it to open. */
const code = later(() => import('#runtime/theme/show-theme.ts'));

/** Tokens of the open theme; undefined where the site has none. */
export function tokensOf({ placement, documents }: EditorState): ThemeValues | undefined {
  return placement.theme === null ? undefined : documents[placement.theme]?.options;
}

/** The same with the site's own fonts, as far as they are known. */
export function shownTokens(state: EditorState): ThemeValues {
  const tokens = tokensOf(state) ?? {};
  return state.fonts ? { ...tokens, [OWN_FONTS_KEY]: state.fonts } : tokens;
}

/** Shows the theme of the site on the canvas, and every change of it. Resolves when it is first shown. */
export async function keepThemeShown(store: EditorStore, api: ApiPort): Promise<void> {
  async function show(): Promise<void> {
    await code.fetch();
    await fetchFonts();
    code.now()?.showTheme(shownTokens(store.getState()));
  }
  async function fetchFonts(): Promise<void> {
    const { fontBody, fontHeading } = tokensOf(store.getState()) ?? {};
    if (store.getState().fonts || ![fontBody, fontHeading].some(isOwnFontId)) return;
    const { loadOwnFonts } = await import('./own-fonts.ts');
    await loadOwnFonts(api, store);
  }
  store.subscribe((state, before) => {
    if (tokensOf(state) !== tokensOf(before) || state.fonts !== before.fonts) void show();
  });
  if (Object.keys(tokensOf(store.getState()) ?? {}).length > 0) await show();
}
