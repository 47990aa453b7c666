import type { Locale } from '#domain/locales.ts';
import type admin from './hr/admin.json';
import type editor from './hr/editor.json';

export type BackOfficeKeys = keyof (typeof admin & typeof editor);

const files = import.meta.glob<Readonly<Record<string, string>>>('./*/{admin,editor}.json', {
  eager: true,
  import: 'default',
});

/** Texts of the page editor, of the admin panel and of what both are built on. */
export function backOfficeTexts(locale: Locale): Readonly<Record<string, string>> {
  return { ...files[`./${locale}/editor.json`], ...files[`./${locale}/admin.json`] };
}
