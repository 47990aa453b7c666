import type { Locale } from '#domain/locales.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { createTranslate } from '#runtime/i18n/translate.ts';
import { adminContentTexts } from './admin-content-texts.ts';
import { adminRecordTexts } from './admin-record-texts.ts';
import { adminSystemTexts } from './admin-system-texts.ts';
import { adminTexts } from './admin-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { faultTexts } from './fault-texts.ts';
import { hr } from './hr.ts';
import { mediaTexts } from './media-texts.ts';
import { panelTexts } from './panel-texts.ts';
import { publishTexts } from './publish-texts.ts';

/** Texts that are beside those of the shell, by what they are about. */
const PARTS = [
  panelTexts,
  mediaTexts,
  faultTexts,
  publishTexts,
  adminTexts,
  adminRecordTexts,
  adminContentTexts,
  adminSystemTexts,
];

const catalogues: Record<Locale, Record<string, string>> = {
  hr: Object.assign({}, hr, ...PARTS.map((part) => part.hr)),
  en: Object.assign({}, en, ...PARTS.map((part) => part.en)),
  de: Object.assign({}, de, ...PARTS.map((part) => part.de)),
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
