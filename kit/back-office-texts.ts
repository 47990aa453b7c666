import type { Locale } from '#domain/locales.ts';
import { backOfficeTexts } from '#locales/back-office-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { translatorOf } from './editor-texts.ts';

/** Translator of all texts of the back office; the editor opens without those of the panel. */
export function createBackOfficeTexts(locale: Locale): Translate {
  return translatorOf(locale, backOfficeTexts(locale));
}
