import type { Locale } from './locales.ts';

/** Days are those of the shop's country, wherever the server or the reader is. */
export const TIME_ZONE = 'Europe/Zagreb';

const day = formatsOf({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const period = formatsOf({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const moment = formatsOf({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});
const shortDay = formatsOf({ weekday: 'short', timeZone: 'UTC' });
const longDay = formatsOf({ weekday: 'long', timeZone: 'UTC' });
const clockTime = formatsOf({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Making a format costs as much as rendering a card; there is one a language. */
function formatsOf(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<Locale, Intl.DateTimeFormat>();
  return (locale: Locale): Intl.DateTimeFormat => {
    const language = locale === 'en' ? 'en-GB' : locale;
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(language, options);
    formats.set(locale, format);
    return format;
  };
}

/** Day of an instant in words: `12. listopada 2026.` in Croatian. */
export function formatDay(instant: string, locale: Locale): string {
  return day(locale).format(new Date(instant));
}

/** Day and time of an instant in words: `20. ožujka 2027. u 09:00` in Croatian. */
export function formatMoment(instant: string, locale: Locale): string {
  return moment(locale).format(new Date(instant));
}

/** From when to when, in words: `subota, 20. ožujka 2027. 09:00 – 16:00` in Croatian. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  return period(locale).formatRange(new Date(start), new Date(end));
}

/**
 * Day and time that somebody chose for something at the shop, such as an appointment: written as a
 * UTC instant (`2027-03-08T14:30:00Z`), read as the clock on the shop's wall, in every season.
 */
export function formatClock(clock: string, locale: Locale): string {
  return clockTime(locale).format(new Date(clock));
}

/** Name of a day of the week from 1 (Monday) to 7: `ponedjeljak`, or short `pon`, in Croatian. */
export function dayName(day: number, locale: Locale, length: 'short' | 'long' = 'long'): string {
  const format = length === 'short' ? shortDay : longDay;
  // The first of January 2024 was a Monday.
  return format(locale).format(Date.UTC(2024, 0, day));
}
