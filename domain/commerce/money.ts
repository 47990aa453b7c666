import { KUNA_PER_EURO } from '../constants.ts';
import { DEFAULT_LOCALE, type Locale } from '../locales.ts';

/** Symbol of the currency in which prices are where nobody says otherwise (SITE-13). */
export const EURO = '€';

/**
 * An amount in words of a locale (SITE-13): `1.234,50 €` in Croatian and German, with a non-breaking
 * space, `€1,234.50` in English. By hand, because pages hold many and the browser's own formatter is
 * slow to make.
 */
export function formatMoney(
  amount: number,
  symbol = EURO,
  locale: Locale = DEFAULT_LOCALE,
): string {
  const cents = centsOf(Math.abs(amount));
  const isEnglish = locale === 'en';
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, isEnglish ? ',' : '.');
  const fraction = (cents % 100).toString().padStart(2, '0');
  const sign = amount < 0 && cents > 0 ? '−' : '';
  if (!isEnglish) return `${sign}${whole},${fraction}\u00a0${symbol}`;
  // Letters would run into the figure.
  const gap = /\w$/.test(symbol) ? '\u00a0' : '';
  return `${sign}${symbol}${gap}${whole}.${fraction}`;
}

/** Discount in whole percent, half up (PROD-09): (retail - discounted) / retail. */
export function discountPercent(retailPrice: number, discounted: number): number {
  const cents = centsOf(retailPrice);
  return cents > 0 ? Math.round((100 * (cents - centsOf(discounted))) / cents) : 0;
}

/** An amount in euro as it was in kuna, by the fixed rate, to the lipa (SITE-14). */
export function kunaOf(euros: number): number {
  return centsOf(euros * KUNA_PER_EURO) / 100;
}

function centsOf(amount: number): number {
  return Math.round(amount * 100);
}
