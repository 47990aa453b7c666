import type { Locale } from '#schemas/primitives.ts';

/** Days are those of the shop's country, wherever the server or the reader is. */
const TIME_ZONE = 'Europe/Zagreb';

/** Day of an instant in words: `12. listopada 2026.` in Croatian. */
export function formatDay(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}
