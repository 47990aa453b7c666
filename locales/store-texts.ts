import type { Locale } from '#domain/locales.ts';
import type store from './hr/store.json';

export type StoreKeys = keyof typeof store;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/store.json', { import: 'default', eager: true });

/** Texts of the panel's screens for countries, numbers, taxes and search; they come with their code. */
export function storeTexts(locale: Locale): Texts {
  return files[`./${locale}/store.json`] ?? {};
}
