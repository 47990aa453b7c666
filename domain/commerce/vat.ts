/** The VAT that is part of a gross amount, rounded half up. */
export function vatOf(grossCents: number, basisPoints: number): number {
  const whole = 10_000 + basisPoints;
  return Math.floor((2 * grossCents * basisPoints + whole) / (2 * whole));
}

/** The net part of a gross amount: what its VAT leaves, so that both always make up the whole. */
export function netOf(grossCents: number, basisPoints: number): number {
  return grossCents - vatOf(grossCents, basisPoints);
}

/** What one piece costs: the reduced price where there is one, never more than the full price. */
export function paidCents(retailCents: number, reducedCents: number | null): number {
  return Math.min(retailCents, reducedCents ?? retailCents);
}
