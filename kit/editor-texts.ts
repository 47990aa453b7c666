import type { Locale } from '#domain/locales.ts';
import { editorTexts } from '#locales/editor-texts.ts';
import { createSmallTranslate } from '#runtime/i18n/small-translate.ts';
import type { Translate } from '#runtime/i18n/texts.ts';

/** Translator of the editor's own texts; keys need no namespace. */
export function createEditorTexts(locale: Locale): Translate {
  return translatorOf(locale, editorTexts(locale));
}

/** Translator of texts without a namespace. */
export function translatorOf(locale: Locale, texts: Readonly<Record<string, string>>): Translate {
  const translate = createSmallTranslate(locale, { editor: texts });
  return (key: string, params) => translate(`editor:${key}`, params);
}
