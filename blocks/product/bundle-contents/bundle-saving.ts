/** What a bundle saves against buying its products one by one. */
export interface Saving {
  /** What they cost one by one. */
  single: number;
  amount: number;
  /** Some have variants that cost more: this is what is saved with the cheapest. */
  isLeast: boolean;
}

interface Piece {
  price: number;
  quantity: number;
  isFrom: boolean;
}

/** Null where nothing is saved. Sums are in cents, because decimals do not add up. */
export function savingOf(pieces: readonly Piece[], bundlePrice: number): Saving | null {
  const cents = pieces.reduce((sum, { price, quantity }) => sum + centsOf(price) * quantity, 0);
  const saved = cents - centsOf(bundlePrice);
  if (saved <= 0) return null;
  return {
    single: cents / 100,
    amount: saved / 100,
    isLeast: pieces.some(({ isFrom }) => isFrom),
  };
}

function centsOf(amount: number): number {
  return Math.round(amount * 100);
}
