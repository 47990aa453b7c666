import type { Locale } from '#domain/locales.ts';
import type setup from './hr/setup.json';

export type SetupKeys = keyof typeof setup;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/setup.json', { import: 'default', eager: true });

/** Texts of the set-up guide, which come with its code; also what its templates are called in a language. */
export function setupTexts(locale: Locale): Texts {
  return files[`./${locale}/setup.json`] ?? {};
}
