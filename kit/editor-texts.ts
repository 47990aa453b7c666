import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { backOfficeTexts } from '#locales/back-office-texts.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';

/** Translator of the editor's own texts; keys need no namespace. */
export function createEditorTexts(locale: Locale): Translate {
  const translate = createTranslate(
    locale,
    { editor: backOfficeTexts(locale) },
    { editor: backOfficeTexts(DEFAULT_LOCALE) },
  );
  return (key: string, params) => translate(`editor:${key}`, params);
}
