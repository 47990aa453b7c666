import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Language chosen in Storybook's toolbar. */
export function localeOf(globals: Globals): Locale {
  return LOCALES.find((locale) => locale === globals['locale']) ?? DEFAULT_LOCALE;
}

/** Tokens of the theme chosen in the toolbar. */
export function themeOf(globals: Globals): ThemeValues {
  return THEME_PRESETS.find(({ id }) => id === globals['theme'])?.values ?? {};
}
