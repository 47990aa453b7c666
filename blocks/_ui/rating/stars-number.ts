import type { Locale } from '#domain/locales.ts';

/** A number of stars in tenths: `4.6` in English, `4,6` in the other languages of the shop. */
export function starsNumber(value: number, locale: Locale): string {
  const text = String(Math.round(value * 10) / 10);
  return locale === 'en' ? text : text.replace('.', ',');
}
