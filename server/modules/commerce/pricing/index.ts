import { priceCart } from './price-cart.ts';
import type { Priced } from './pricing.ts';
import { SAME } from './shares.ts';
import { FEE_KEY, figuresAt } from './totals.ts';

export type {
  Priced,
  PricedLine,
  PricedLineInput,
  PricingCoupon,
  PricingInput,
} from './pricing.ts';
export type { Rate } from './shares.ts';
export type { CartFigures, LineSums, Sums } from './totals.ts';
export { FEE_KEY, figuresAt, priceCart, SAME };

/** No cart may cost more: it is what a column of the database holds. */
const MAX_CENTS = 2_000_000_000;

/** Whether a cart costs more than an order can say. */
export function isTooDear({ itemsCents, totalCents }: Priced): boolean {
  return Math.max(itemsCents, totalCents) > MAX_CENTS;
}
