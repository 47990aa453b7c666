/**
 * What the sum of a cart is made of. All money is integer cents, gross. Pure data: the pricing
 * functions of this folder read no clock and no database. They are the one place for totals.
 */
export interface PricedLineInput {
  /** Name of the line to the caller. */
  key: string;
  productId: number;
  qty: number;
  retailCents: number;
  discountCents: number | null;
  membershipCents: number | null;
  /** Added per piece by chosen custom options. */
  optionsCents: number;
  vatBasisPoints: number;
  categoryIds: readonly number[];
}

/** A coupon as far as pricing needs it; whether it may be used at all is decided before. */
export interface PricingCoupon {
  kind: 'percentage' | 'amount' | 'freeDelivery';
  percentBasisPoints: number | null;
  amountCents: number | null;
  minCents: number;
  /** Empty means all. */
  categoryIds: readonly number[];
  productIds: readonly number[];
}

export interface PricingInput {
  lines: readonly PricedLineInput[];
  /** Prices for card holders apply (G-071). */
  hasMemberCard: boolean;
  coupon: PricingCoupon | null;
  /** The chosen way of delivery; null while none is chosen or all is digital. */
  delivery: { priceCents: number; vatBasisPoints: number; countsFreeLimit: boolean } | null;
  /** Delivery is free from this sum of the lines after the coupon (I13); 0 never. */
  freeDeliveryCents: number;
  /** The fee of the chosen way of payment (S6). */
  fee: { productId: number; cents: number; vatBasisPoints: number } | null;
}

export interface PricedLine {
  key: string;
  /** Retail price of one piece with its options. */
  retailCents: number;
  /** What one piece costs. */
  unitCents: number;
  rowCents: number;
  /** Share of the coupon; the shares add up to it exactly (I9). */
  discountCents: number;
  vatBasisPoints: number;
  /** VAT that is part of the row after its discount. */
  vatCents: number;
}

/** The figures of a cart. `total = items + delivery + fees - coupon` (I7). */
export interface Priced {
  lines: readonly PricedLine[];
  itemsCents: number;
  couponCents: number;
  deliveryCents: number;
  feesCents: number;
  totalCents: number;
  /** The parts of the sums that are VAT. */
  tax: {
    itemsCents: number;
    couponCents: number;
    deliveryCents: number;
    feesCents: number;
    totalCents: number;
  };
  /** VAT by rate; adds up to the whole (I8). */
  taxGroups: readonly { vatBasisPoints: number; grossCents: number; taxCents: number }[];
  /** The coupon's conditions hold for these lines. */
  isCouponValid: boolean;
  /** What is missing to free delivery; null when there is no limit. */
  toFreeDeliveryCents: number | null;
}
