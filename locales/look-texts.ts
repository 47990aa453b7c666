import type { Locale } from '#domain/locales.ts';
import type look from './hr/look.json';

export type LookKeys = keyof typeof look;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/look.json', { import: 'default', eager: true });

/** Texts of the editor's panel for the look of the shop; they come with its code. */
export function lookTexts(locale: Locale): Texts {
  return files[`./${locale}/look.json`] ?? {};
}
