import { byLocale, type Locale } from '#domain/locales.ts';
import { setupTexts } from '#locales/setup-texts.ts';
import { useOwnTexts } from '../../use-own-texts.ts';

/** Translator of the guide's own texts. */
export const useSetupTexts = () => useOwnTexts(setupTexts);

/** A text of the guide in every language, for what is stored in all of them. */
export function inAllLanguages(key: string): Record<Locale, string> {
  return byLocale((locale) => setupTexts(locale)[key] ?? '');
}
