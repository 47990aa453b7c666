/** How much of one currency another buys, as a fraction of whole numbers. */
export interface Rate {
  up: number;
  down: number;
}

/** The same currency. */
export const SAME: Rate = { up: 1, down: 1 };

/** A share before rounding: its whole part and what is left of it. */
interface Share {
  whole: bigint;
  rest: bigint;
  index: number;
}

/**
 * Whole numbers as near to the exact shares as can be that add up to `total`: every share is rounded
 * down, and the largest remainders get one more (I9). Of equal remainders the earlier one does. The
 * exact shares must add up to less than one away from `total`.
 */
function roundTogether(
  numerators: readonly bigint[],
  denominator: bigint,
  total: bigint,
): number[] {
  const shares = numerators.map((numerator, index): Share => {
    const rest = ((numerator % denominator) + denominator) % denominator;
    return { whole: (numerator - rest) / denominator, rest, index };
  });
  const missing = Number(total - shares.reduce((sum, { whole }) => sum + whole, 0n));
  const byRest = [...shares].sort((a, b) => compare(b.rest, a.rest) || a.index - b.index);
  const raised = new Set(byRest.slice(0, missing).map(({ index }) => index));
  return shares.map(({ whole, index }) => Number(whole) + (raised.has(index) ? 1 : 0));
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Spreads an amount in proportion to the weights (0 or more); all of it, to the cent. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const numerators = weights.map((weight) => BigInt(cents) * BigInt(weight));
  return roundTogether(numerators, BigInt(sum), BigInt(cents));
}

/** An amount at a rate, rounded half up. */
export function convert(cents: number, { up, down }: Rate): number {
  const exact = BigInt(cents) * BigInt(up) * 2n + BigInt(down);
  const divisor = 2n * BigInt(down);
  const rest = ((exact % divisor) + divisor) % divisor;
  return Number((exact - rest) / divisor);
}

/**
 * Amounts (negative ones are taken off) at a rate, so that they add up to `total`, which is the
 * amounts' sum at that rate, rounded up or down.
 */
export function convertTogether(
  amounts: readonly number[],
  { up, down }: Rate,
  total: number,
): number[] {
  const numerators = amounts.map((amount) => BigInt(amount) * BigInt(up));
  return roundTogether(numerators, BigInt(down), BigInt(total));
}
