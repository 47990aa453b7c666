import { paidCents, vatOf } from '#domain/commerce/vat.ts';
import type { Priced, PricedLineInput, PricingCoupon, PricingInput } from './pricing.ts';
import { spread } from './shares.ts';
import { taxTogether } from './vat.ts';

/** A line with the price of its pieces. */
interface UnitLine {
  input: PricedLineInput;
  retailCents: number;
  unitCents: number;
  rowCents: number;
}

/** What a coupon does to a cart. */
interface CouponEffect {
  isValid: boolean;
  /** What each line loses. */
  shares: readonly number[];
  freesDelivery: boolean;
}

/**
 * The one place where the sum of a cart is made (I7 to I13). The order of the lines changes neither
 * total nor tax: shares of equal remainder go by product. A coupon whose conditions fail is left out.
 */
export function priceCart(input: PricingInput): Priced {
  const lines = input.lines.map((line) => toUnitLine(line, input.hasMemberCard));
  const itemsCents = sumOf(lines.map(({ rowCents }) => rowCents));
  const coupon = applyCoupon(input.coupon, lines);
  const couponCents = sumOf(coupon.shares);
  const toFreeDeliveryCents = missingToFree(input, itemsCents - couponCents);
  const isFree = coupon.freesDelivery || toFreeDeliveryCents === 0;
  const deliveryCents = input.delivery && !isFree ? input.delivery.priceCents : 0;
  const feesCents = input.fee?.cents ?? 0;
  const { taxes, groups } = taxTogether([
    ...lines.map(({ input: { vatBasisPoints }, rowCents }, index) => ({
      grossCents: rowCents - (coupon.shares[index] ?? 0),
      vatBasisPoints,
    })),
    { grossCents: deliveryCents, vatBasisPoints: input.delivery?.vatBasisPoints ?? 0 },
    { grossCents: feesCents, vatBasisPoints: input.fee?.vatBasisPoints ?? 0 },
  ]);
  const lineTaxes = taxes.slice(0, lines.length);
  const couponTax = taxOfCoupon(lines, coupon.shares);
  return {
    lines: lines.map(({ input: { key, vatBasisPoints }, ...line }, index) => ({
      key,
      retailCents: line.retailCents,
      unitCents: line.unitCents,
      rowCents: line.rowCents,
      discountCents: coupon.shares[index] ?? 0,
      vatBasisPoints,
      vatCents: lineTaxes[index] ?? 0,
    })),
    itemsCents,
    couponCents,
    deliveryCents,
    feesCents,
    totalCents: itemsCents - couponCents + deliveryCents + feesCents,
    tax: {
      itemsCents: sumOf(lineTaxes) + couponTax,
      couponCents: couponTax,
      deliveryCents: taxes[lines.length] ?? 0,
      feesCents: taxes[lines.length + 1] ?? 0,
      totalCents: sumOf(taxes),
    },
    taxGroups: groups,
    isCouponValid: coupon.isValid,
    toFreeDeliveryCents,
  };
}

function toUnitLine(input: PricedLineInput, hasMemberCard: boolean): UnitLine {
  const { retailCents, discountCents, membershipCents, optionsCents, qty } = input;
  const shopCents = paidCents(retailCents, discountCents);
  const unitCents =
    (hasMemberCard ? paidCents(shopCents, membershipCents) : shopCents) + optionsCents;
  return {
    input,
    retailCents: retailCents + optionsCents,
    unitCents,
    rowCents: unitCents * qty,
  };
}

const WITHOUT_COUPON = { shares: [], freesDelivery: false };

function applyCoupon(coupon: PricingCoupon | null, lines: readonly UnitLine[]): CouponEffect {
  if (!coupon) return { ...WITHOUT_COUPON, isValid: true };
  const weights = lines.map(({ input, rowCents }) => (isInScope(coupon, input) ? rowCents : 0));
  const baseCents = sumOf(weights);
  if (baseCents === 0 || baseCents < coupon.minCents) return { ...WITHOUT_COUPON, isValid: false };
  return {
    isValid: true,
    shares: spreadByProduct(discountOf(coupon, baseCents), lines, weights),
    freesDelivery: coupon.kind === 'freeDelivery',
  };
}

/** A line counts when its product or one of its categories is named; nothing named means all. */
function isInScope({ categoryIds, productIds }: PricingCoupon, line: PricedLineInput): boolean {
  if (categoryIds.length === 0 && productIds.length === 0) return true;
  return (
    productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id))
  );
}

function discountOf(coupon: PricingCoupon, baseCents: number): number {
  switch (coupon.kind) {
    case 'percentage':
      return Math.floor((baseCents * (coupon.percentBasisPoints ?? 0) + 5_000) / 10_000);
    case 'amount':
      return Math.min(coupon.amountCents ?? 0, baseCents);
    case 'freeDelivery':
      return 0;
  }
}

function spreadByProduct(
  cents: number,
  lines: readonly UnitLine[],
  weights: readonly number[],
): number[] {
  const order = lines
    .map(({ input, rowCents }, index) => ({ index, product: input.productId, rowCents }))
    .sort((a, b) => a.product - b.product || a.rowCents - b.rowCents);
  const shares = spread(
    cents,
    order.map(({ index }) => weights[index] ?? 0),
  );
  const result = lines.map(() => 0);
  for (const [position, { index }] of order.entries()) result[index] = shares[position] ?? 0;
  return result;
}

/** The VAT that the coupon takes away, by rate. */
function taxOfCoupon(lines: readonly UnitLine[], shares: readonly number[]): number {
  const byRate = new Map<number, number>();
  for (const [index, { input }] of lines.entries()) {
    const { vatBasisPoints: rate } = input;
    byRate.set(rate, (byRate.get(rate) ?? 0) + (shares[index] ?? 0));
  }
  return sumOf([...byRate].map(([rate, cents]) => vatOf(cents, rate)));
}

function missingToFree({ freeDeliveryCents, delivery }: PricingInput, reached: number) {
  if (freeDeliveryCents === 0 || delivery?.countsFreeLimit === false) return null;
  return Math.max(0, freeDeliveryCents - reached);
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0);
}
