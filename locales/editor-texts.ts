import type { Locale } from '#domain/locales.ts';
import type editor from './hr/editor.json';

export type EditorKeys = keyof typeof editor;

const files = import.meta.glob<Readonly<Record<string, string>>>('./*/editor.json', {
  eager: true,
  import: 'default',
});

/** Texts of the page editor, and of what it shares with the admin panel. */
export function editorTexts(locale: Locale): Readonly<Record<string, string>> {
  return files[`./${locale}/editor.json`] ?? {};
}
