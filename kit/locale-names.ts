import type { Locale } from '#domain/locales.ts';

/** Languages by the names that their speakers give them. */
export const LOCALE_NAMES: readonly { value: Locale; label: string }[] = [
  { value: 'hr', label: 'Hrvatski' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
