import { formatMoney } from '#domain/commerce/money.ts';
import type { PageContextValue } from './page-context.ts';

/** Writes an amount in the page's language (SITE-13), by default in the currency of the site's prices. */
export type Money = (amount: number, symbol?: string) => string;

/** How a page writes amounts. */
export function moneyOf(page: Pick<PageContextValue, 'symbol' | 'locale'>): Money {
  return (amount, symbol = page.symbol) => formatMoney(amount, symbol, page.locale);
}
