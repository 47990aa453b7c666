/** Currencies that a site may have, by ISO 4217. All have a hundredth, as prices are kept in cents. */
export const CURRENCIES = [
  'EUR',
  'BAM',
  'BGN',
  'CHF',
  'CZK',
  'DKK',
  'GBP',
  'HUF',
  'MKD',
  'NOK',
  'PLN',
  'RON',
  'RSD',
  'SEK',
  'TRY',
  'USD',
] as const;
export type Currency = (typeof CURRENCIES)[number];
