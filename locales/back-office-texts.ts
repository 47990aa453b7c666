import type { Locale } from '#domain/locales.ts';
import type { EditorKeys } from './editor-texts.ts';
import type admin from './hr/admin.json';

export type BackOfficeKeys = EditorKeys | keyof typeof admin;

const files = import.meta.glob<Readonly<Record<string, string>>>('./*/{admin,editor}.json', {
  eager: true,
  import: 'default',
});

/** Texts of the admin panel, and of what it shares with the page editor. */
export function backOfficeTexts(locale: Locale): Readonly<Record<string, string>> {
  return { ...files[`./${locale}/editor.json`], ...files[`./${locale}/admin.json`] };
}
