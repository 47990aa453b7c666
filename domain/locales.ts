/**
 * Languages of the product, each with its folder in `locales/`; the first is the default and last
 * fallback (I18N-01).
 */
export const LOCALES = ['hr', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = 'hr' as const satisfies Locale;

/** Something for every language. */
export function byLocale<T>(of: (locale: Locale) => T): Record<Locale, T>;
export function byLocale(of: (locale: Locale) => unknown): Record<string, unknown> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)]));
}

/** Something of the default language, and of those that differ from it. */
export type Localized<T> = Readonly<Record<typeof DEFAULT_LOCALE, T> & Partial<Record<Locale, T>>>;

/** What is there in the language; otherwise what the default language has. */
export function inLocale<T>(values: Localized<T>, locale: Locale): T {
  return values[locale] ?? values[DEFAULT_LOCALE];
}
