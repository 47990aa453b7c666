import { LOCALES, type Locale } from '#domain/locales.ts';

/** Languages by the names that their speakers give them. */
export const LOCALE_NAMES: readonly { value: Locale; label: string }[] = LOCALES.map((locale) => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return { value: locale, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
});

/** Name of a language in itself. */
export const localeName = (locale: Locale): string =>
  LOCALE_NAMES.find(({ value }) => value === locale)?.label ?? locale;
