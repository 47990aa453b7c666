import { LOCALES, type Locale } from '#domain/locales.ts';
import type { ThemeChoice } from '#editor/kernel/store/editor-state.ts';
import { readUiSettings } from '#editor/kernel/store/ui-settings.ts';
import { storage } from '#runtime/state/storage.ts';

const THEME_KEY = 'admin.theme';
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The theme that the user chose here; else the one of the page editor. */
export function readTheme(): ThemeChoice {
  const stored = THEMES.find((theme) => theme === storage.get(THEME_KEY));
  return stored ?? readUiSettings().theme ?? 'system';
}

export function keepTheme(theme: ThemeChoice): void {
  storage.set(THEME_KEY, theme);
}

/** The language of the account (ADMIN-13), where it is one that we have texts for. */
export function localeOf(adminLanguage: string, fallback: Locale): Locale {
  return LOCALES.find((locale) => locale === adminLanguage) ?? fallback;
}
