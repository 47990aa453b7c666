/** Locales the product ships texts for; the first is the default and last fallback (I18N-01). */
export const LOCALES = ['hr', 'en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'hr';
