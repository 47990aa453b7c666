/** A coupon of the sample shop. */
export interface SampleCoupon {
  code: string;
  worth: { kind: 'percentage'; basisPoints: number } | { kind: 'amount'; cents: number };
  minCents: number;
  limitPerCustomer: number | null;
}

export const coupons: readonly SampleCoupon[] = [
  {
    code: 'DOBRODOSLI10',
    worth: { kind: 'percentage', basisPoints: 1000 },
    minCents: 0,
    limitPerCustomer: 1,
  },
  {
    code: 'MORE5',
    worth: { kind: 'amount', cents: 500 },
    minCents: 3000,
    limitPerCustomer: null,
  },
];

/** The first belongs to the sample customer. */
export const memberCards = ['3850000001234', '3850000005678'] as const;
