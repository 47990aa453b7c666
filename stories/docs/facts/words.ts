import { LOCALES, type Locale } from '#domain/locales.ts';
import { createBackOfficeTexts } from '#kit/back-office-texts.ts';
import { backOfficeTexts } from '#locales/back-office-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import '#tests/support/back-office-texts.ts';

/** Words of the back office in English, in which the documentation is written. */
export const words = createBackOfficeTexts('en');

const translators = new Map<Locale, Translate>(
  LOCALES.map((locale) => [locale, createBackOfficeTexts(locale)]),
);

/** Words of the back office in a language. */
export function wordsIn(locale: Locale): Translate {
  return translators.get(locale) ?? words;
}

/** Whether the back office has a text of this key. */
export function hasWords(key: string): boolean {
  return Object.hasOwn(backOfficeTexts('en'), key);
}
