import type { Locale } from '#domain/locales.ts';

const KIB = 1024;
const MIB = KIB * KIB;

/** English dates are written as in the rest of the product, day first. */
function tagOf(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}

/** A moment in the time zone of the reader. */
export function formatMoment(instant: string, locale: Locale): string {
  return new Date(instant).toLocaleString(tagOf(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

export function formatCount(count: number, locale: Locale): string {
  return count.toLocaleString(tagOf(locale));
}

/** Bytes as KiB or MiB. */
export function formatSize(bytes: number, locale: Locale): string {
  const [unit, divisor] = bytes < MIB ? ['KiB', KIB] : ['MiB', MIB];
  const figure = (bytes / divisor).toLocaleString(tagOf(locale), { maximumFractionDigits: 1 });
  return `${figure} ${unit}`;
}
