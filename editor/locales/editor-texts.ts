import type { Translate } from '#runtime/i18n/texts.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';
import type { Locale } from '#schemas/primitives.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { faultTexts } from './fault-texts.ts';
import { hr } from './hr.ts';
import { mediaTexts } from './media-texts.ts';
import { panelTexts } from './panel-texts.ts';
import { publishTexts } from './publish-texts.ts';

const catalogues: Record<Locale, Record<string, string>> = {
  hr: { ...hr, ...panelTexts.hr, ...mediaTexts.hr, ...faultTexts.hr, ...publishTexts.hr },
  en: { ...en, ...panelTexts.en, ...mediaTexts.en, ...faultTexts.en, ...publishTexts.en },
  de: { ...de, ...panelTexts.de, ...mediaTexts.de, ...faultTexts.de, ...publishTexts.de },
};

/** Translator of the editor's own texts; keys need no namespace. */
export function createEditorTexts(locale: Locale): Translate {
  const translate = createTranslate(
    locale,
    { editor: catalogues[locale] },
    { editor: catalogues.hr },
  );
  return (key, params) => translate(`editor:${key}`, params);
}
