/** `1234.5` -> `1.234,50 €` (SITE-13): dot for thousands, comma, two digits, symbol behind. Non-breaking space. */
export function formatMoney(amount: number, symbol = '€'): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.');
  const fraction = (cents % 100).toString().padStart(2, '0');
  return `${amount < 0 && cents > 0 ? '−' : ''}${whole},${fraction}\u00a0${symbol}`;
}

/** Discount in whole percent (PROD-09): (retail - discounted) / retail. */
export function discountPercent(retailPrice: number, discounted: number): number {
  return retailPrice > 0 ? Math.round(((retailPrice - discounted) / retailPrice) * 100) : 0;
}
