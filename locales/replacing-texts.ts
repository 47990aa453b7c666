import type { Locale } from '#domain/locales.ts';
import type replacing from './hr/replacing.json';

export type ReplacingKeys = keyof typeof replacing;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/replacing.json', { import: 'default', eager: true });

/** Texts of finding and replacing; they come with the screen's code. */
export function replacingTexts(locale: Locale): Texts {
  return files[`./${locale}/replacing.json`] ?? {};
}
