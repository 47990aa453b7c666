import type { ThemeValues } from '#domain/theme/theme.ts';
import { later } from '#runtime/later.ts';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/** Makes the look of a theme; a site with the default look needs none of it to open. */
const code = later(() => import('#runtime/theme/show-theme.ts'));

/** Tokens of the open theme; undefined where the site has none. */
export function tokensOf({ placement, documents }: EditorState): ThemeValues | undefined {
  return placement.theme === null ? undefined : documents[placement.theme]?.options;
}

/** Shows the theme of the site on the canvas, and every change of it. Resolves when it is first shown. */
export async function keepThemeShown(store: EditorStore): Promise<void> {
  async function show(): Promise<void> {
    await code.fetch();
    code.now()?.showTheme(tokensOf(store.getState()) ?? {});
  }
  store.subscribe((state, before) => {
    if (tokensOf(state) !== tokensOf(before)) void show();
  });
  if (Object.keys(tokensOf(store.getState()) ?? {}).length > 0) await show();
}
