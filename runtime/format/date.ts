import type { Locale } from '#schemas/primitives.ts';

/** Days are those of the shop's country, wherever the server or the reader is. */
const TIME_ZONE = 'Europe/Zagreb';

/** Making a format costs as much as rendering a card; there is one a language. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Day of an instant in words: `12. listopada 2026.` in Croatian. */
export function formatDay(instant: string, locale: Locale): string {
  const format = formats.get(locale) ?? dayFormat(locale);
  formats.set(locale, format);
  return format.format(new Date(instant));
}

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
}
