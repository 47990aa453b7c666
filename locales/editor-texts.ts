import type { Locale } from '#domain/locales.ts';
import type editor from './hr/editor.json';

export type EditorKeys = keyof typeof editor;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/editor.json', { import: 'default' });
const loaded = new Map<Locale, Texts>();

/** Fetches the texts of one language, once. Rejects where they do not arrive. */
export async function loadEditorTexts(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const texts = await files[`./${locale}/editor.json`]?.();
  if (texts) loaded.set(locale, texts);
}

/** Texts of the page editor in a language that was loaded. */
export function editorTexts(locale: Locale): Texts {
  return loaded.get(locale) ?? {};
}
