import type { Locale } from '#domain/locales.ts';
import type settings from './hr/settings.json';

export type SettingsKeys = keyof typeof settings;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/settings.json', { import: 'default', eager: true });

/** Texts of the panel's settings beside their names and hints; they come with the screen's code. */
export function settingsTexts(locale: Locale): Texts {
  return files[`./${locale}/settings.json`] ?? {};
}
