import { LOCALES, type Locale } from '#domain/locales.ts';
import { keptTheme } from '#kit/kept-settings.ts';
import { THEME_CHOICES, type ThemeChoice } from '#kit/theme.ts';
import { storage } from '#runtime/state/storage.ts';

const THEME_KEY = 'admin.theme';

/** The theme that the user chose here; else the one of the page editor. */
export function readTheme(): ThemeChoice {
  const stored = THEME_CHOICES.find((theme) => theme === storage.get(THEME_KEY));
  return stored ?? keptTheme() ?? 'system';
}

export function keepTheme(theme: ThemeChoice): void {
  storage.set(THEME_KEY, theme);
}

/** The language of the account (ADMIN-13), where it is one that we have texts for. */
export function localeOf(adminLanguage: string, fallback: Locale): Locale {
  return LOCALES.find((locale) => locale === adminLanguage) ?? fallback;
}
