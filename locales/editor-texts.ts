import type { Locale } from '#domain/locales.ts';
import type editor from './hr/editor.json';
import type later from './hr/editor-later.json';
import { loadSiteTexts } from './site-texts.ts';

export type EditorKeys = keyof typeof editor | keyof typeof later;
type Texts = Record<string, string>;

const files = import.meta.glob<Texts>('./*/editor.json', { import: 'default' });
const laterFiles = import.meta.glob<Texts>('./*/editor-later.json', { import: 'default' });
const loaded = new Map<Locale, Texts>();
let asksForAll = false;

/**
 * Fetches what the editor says in one language, once: its own texts, and those of blocks and shop.
 * Rejects where they do not arrive.
 */
export async function loadEditorTexts(locale: Locale): Promise<void> {
  const [texts] = await Promise.all([
    loaded.get(locale) ?? files[`./${locale}/editor.json`]?.(),
    loadSiteTexts(locale),
  ]);
  if (texts && !loaded.has(locale)) loaded.set(locale, { ...texts });
  if (asksForAll) await addLaterTexts(locale);
}

/**
 * Fetches what only dialogs, the media library and the login say, in the languages that are loaded and
 * in those that will be. Rejects where it does not arrive.
 */
export async function loadLaterTexts(): Promise<void> {
  asksForAll = true;
  await Promise.all([...loaded.keys()].map(addLaterTexts));
}

async function addLaterTexts(locale: Locale): Promise<void> {
  // Translators hold the very record.
  Object.assign(loaded.get(locale) ?? {}, await laterFiles[`./${locale}/editor-later.json`]?.());
}

/** Texts of the page editor in a language that was loaded. */
export function editorTexts(locale: Locale): Readonly<Texts> {
  return loaded.get(locale) ?? {};
}
