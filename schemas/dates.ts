import type { Locale } from './primitives.ts';

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

const periods = new Map<Locale, Intl.DateTimeFormat>();

/** From when to when, in words: `subota, 20. ožujka 2027. 09:00 – 16:00` in Croatian. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  const format = periods.get(locale) ?? periodFormat(locale);
  periods.set(locale, format);
  return format.formatRange(new Date(start), new Date(end));
}

function periodFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  });
}

const clocks = new Map<Locale, Intl.DateTimeFormat>();

/**
 * Day and time that somebody chose for something at the shop, such as an appointment: written as a
 * UTC instant (`2027-03-08T14:30:00Z`), read as the clock on the shop's wall, in every season.
 */
export function formatClock(clock: string, locale: Locale): string {
  const format = clocks.get(locale) ?? clockFormat(locale);
  clocks.set(locale, format);
  return format.format(new Date(clock));
}

function clockFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
}
