import { KUNA_PER_EURO } from '../constants.ts';

/** `1234.5` -> `1.234,50 €` (SITE-13): dot for thousands, comma, two digits, symbol behind. Non-breaking space. */
export function formatMoney(amount: number, symbol = '€'): string {
  const cents = centsOf(Math.abs(amount));
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  const fraction = (cents % 100).toString().padStart(2, '0');
  return `${amount < 0 && cents > 0 ? '−' : ''}${whole},${fraction}\u00a0${symbol}`;
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
