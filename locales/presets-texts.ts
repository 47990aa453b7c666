import type { Locale } from '#domain/locales.ts';
import type presets from './hr/presets.json';

export type PresetsKeys = keyof typeof presets;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/presets.json', { import: 'default', eager: true });

/** Texts of the ready presets' screen; they come with its code. */
export function presetsTexts(locale: Locale): Texts {
  return files[`./${locale}/presets.json`] ?? {};
}
