import type { Locale } from '#domain/locales.ts';
import { type EditorKeys, editorTexts } from './editor-texts.ts';
import type admin from './hr/admin.json';

export type BackOfficeKeys = EditorKeys | keyof typeof admin;

const files = import.meta.glob<Readonly<Record<string, string>>>('./*/admin.json', {
  eager: true,
  import: 'default',
});

/** Texts of the admin panel and of the page editor. The editor opens without those of the panel. */
export function backOfficeTexts(locale: Locale): Readonly<Record<string, string>> {
  return { ...editorTexts(locale), ...files[`./${locale}/admin.json`] };
}
