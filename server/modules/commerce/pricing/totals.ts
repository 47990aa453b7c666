import type { Priced } from './pricing.ts';
import { convert, convertTogether, type Rate } from './shares.ts';

/** The six figures of the contract; in cents. The fee is one of the items. */
export interface Sums {
  itemsTotal: number;
  coupon: number;
  loyalty: number;
  /** Items after coupon and points, without delivery. */
  cartTotal: number;
  delivery: number;
  orderTotal: number;
}

/** A line of the view: what it costs before and after its share of the coupon. */
export interface LineSums {
  key: string;
  retailCents: number;
  unitCents: number;
  rowCents: number;
  cartCents: number;
}

/** All figures of a cart in one currency. They add up in each. */
export interface CartFigures {
  totals: Sums & { tax: Sums };
  lines: LineSums[];
}

/** The key of the fee's line. */
export const FEE_KEY = 'fee';

/**
 * The figures at a rate. The order's total is converted exactly (half up); its parts are rounded so
 * that they still add up to it, and the lines to theirs.
 */
export function figuresAt(priced: Priced, rate: Rate): CartFigures {
  const { tax } = priced;
  const totals = sumsAt(
    [priced.itemsCents + priced.feesCents, priced.deliveryCents, priced.couponCents],
    rate,
  );
  const lines = viewLines(priced);
  const rows = convertTogether(
    lines.map(({ rowCents }) => rowCents),
    rate,
    totals.itemsTotal,
  );
  const left = convertTogether(
    lines.map(({ cartCents }) => cartCents),
    rate,
    totals.cartTotal,
  );
  return {
    totals: {
      ...totals,
      tax: sumsAt([tax.itemsCents + tax.feesCents, tax.deliveryCents, tax.couponCents], rate),
    },
    lines: lines.map((line, index) => ({
      key: line.key,
      retailCents: convert(line.retailCents, rate),
      unitCents: convert(line.unitCents, rate),
      rowCents: rows[index] ?? 0,
      cartCents: left[index] ?? 0,
    })),
  };
}

function viewLines({ lines, feesCents }: Priced): LineSums[] {
  const products = lines.map(({ discountCents, ...line }) => ({
    ...line,
    cartCents: line.rowCents - discountCents,
  }));
  if (feesCents === 0) return products;
  const fee = { retailCents: feesCents, unitCents: feesCents, rowCents: feesCents };
  return [...products, { key: FEE_KEY, ...fee, cartCents: feesCents }];
}

function sumsAt(
  [items, delivery, coupon]: readonly [items: number, delivery: number, coupon: number],
  rate: Rate,
): Sums {
  const orderTotal = convert(items + delivery - coupon, rate);
  const [cartTotal = 0, deliveryAt = 0] = convertTogether(
    [items - coupon, delivery],
    rate,
    orderTotal,
  );
  const [itemsTotal = 0, minusCoupon = 0] = convertTogether([items, -coupon], rate, cartTotal);
  return {
    itemsTotal,
    coupon: 0 - minusCoupon,
    loyalty: 0,
    cartTotal,
    delivery: deliveryAt,
    orderTotal,
  };
}
