/**
 * What every choice of some products costs, so that the page says it in its own words whatever is
 * chosen: the bits of a place tell which are in it, the first product is the lowest.
 */
export function sumsOf(prices: readonly number[], money: (amount: number) => string): string[] {
  return Array.from({ length: 2 ** prices.length }, (_, chosen) => {
    const cents = prices.reduce(
      (sum, price, index) => sum + (chosen & (1 << index) ? Math.round(price * 100) : 0),
      0,
    );
    return money(cents / 100);
  });
}
