import { EURO } from '#domain/commerce/money.ts';
import type { PageContextValue } from '#runtime/render/page-context.ts';

/** A whole number with its unit, by default the currency of the page, where the page's language puts it. */
export function withUnit(
  value: number | string,
  unit: string | null,
  { symbol = EURO, locale }: Pick<PageContextValue, 'symbol' | 'locale'>,
): string {
  if (unit !== null) return `${value} ${unit}`.trim();
  return locale === 'en' ? `${symbol}${value}` : `${value} ${symbol}`;
}
