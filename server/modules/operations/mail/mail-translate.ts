import { createInstance } from 'i18next';
import { byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { type MailKey, mailTexts } from '#locales/server-texts.ts';

/** Looks a text of mails up; placeholders are filled without escaping, which the layout does. */
export type MailTranslate = (key: MailKey, params?: Record<string, string>) => string;

const instance = createInstance();
// `initAsync: false` and texts at hand: ready when the call returns.
void instance.init({
  fallbackLng: DEFAULT_LOCALE,
  supportedLngs: [...LOCALES],
  resources: byLocale((locale) => ({ mail: mailTexts(locale) })),
  ns: ['mail'],
  defaultNS: 'mail',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});
const fixed = byLocale((locale) => instance.getFixedT(locale));

/** Texts of mails in a language. */
export function mailTranslate(locale: Locale): MailTranslate {
  return (key, params) => fixed[locale](key, params ?? {});
}
