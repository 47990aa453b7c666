import type { Locale } from '#domain/locales.ts';
import type bin from './hr/bin.json';

export type BinKeys = keyof typeof bin;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/bin.json', { import: 'default', eager: true });

/** Texts of the bin and of the question before something goes there; they come with the screen's code. */
export function binTexts(locale: Locale): Texts {
  return files[`./${locale}/bin.json`] ?? {};
}
