import { createInstance, type TFunction } from 'i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { de } from '#server/locales/mail/de.ts';
import { en } from '#server/locales/mail/en.ts';
import { hr, type MailTexts } from '#server/locales/mail/hr.ts';

/** Looks a text of mails up; placeholders are filled without escaping, which the layout does. */
export type MailTranslate = (key: keyof MailTexts, params?: Record<string, string>) => string;

const CATALOGUES: Record<Locale, MailTexts> = { hr, en, de };

const instance = createInstance();
// `initAsync: false` and texts at hand: ready when the call returns.
void instance.init({
  fallbackLng: DEFAULT_LOCALE,
  supportedLngs: [...LOCALES],
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, { mail: CATALOGUES[locale] }])),
  ns: ['mail'],
  defaultNS: 'mail',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});
const fixed: Record<Locale, TFunction> = {
  hr: instance.getFixedT('hr'),
  en: instance.getFixedT('en'),
  de: instance.getFixedT('de'),
};

/** Texts of mails in a language. */
export function mailTranslate(locale: Locale): MailTranslate {
  return (key, params) => fixed[locale](key, params ?? {});
}
