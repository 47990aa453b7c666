import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';

/** Language chosen in Storybook's toolbar. */
export function localeOf(globals: Record<string, unknown>): Locale {
  return LOCALES.find((locale) => locale === globals['locale']) ?? DEFAULT_LOCALE;
}
