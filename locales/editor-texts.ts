import type { Locale } from '#domain/locales.ts';
import type editor from './hr/editor.json';
import { loadSiteTexts } from './site-texts.ts';

export type EditorKeys = keyof typeof editor;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/editor.json', { import: 'default' });
const loaded = new Map<Locale, Texts>();

/**
 * Fetches what the editor says in one language, once: its own texts, and those of blocks and shop.
 * Rejects where they do not arrive.
 */
export async function loadEditorTexts(locale: Locale): Promise<void> {
  const [texts] = await Promise.all([
    loaded.get(locale) ?? files[`./${locale}/editor.json`]?.(),
    loadSiteTexts(locale),
  ]);
  if (texts) loaded.set(locale, texts);
}

/** Texts of the page editor in a language that was loaded. */
export function editorTexts(locale: Locale): Texts {
  return loaded.get(locale) ?? {};
}
