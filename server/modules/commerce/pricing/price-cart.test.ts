import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import type { PricedLineInput, PricingCoupon, PricingInput } from './pricing.ts';
import { convert, SAME } from './shares.ts';
import { figuresAt } from './totals.ts';

const KUNA = { up: 7_534_500, down: 1_000_000 };

function aLine(facts: Partial<PricedLineInput> = {}): PricedLineInput {
  return {
    key: 'a',
    productId: 1,
    qty: 1,
    retailCents: 1000,
    discountCents: null,
    membershipCents: null,
    optionsCents: 0,
    vatBasisPoints: 2500,
    categoryIds: [],
    ...facts,
  };
}

function aCoupon(facts: Partial<PricingCoupon> = {}): PricingCoupon {
  return {
    kind: 'amount',
    percentBasisPoints: null,
    amountCents: 500,
    minCents: 0,
    categoryIds: [],
    productIds: [],
    ...facts,
  };
}

function aCart(facts: Partial<PricingInput> = {}): PricingInput {
  return {
    lines: [aLine()],
    hasMemberCard: false,
    coupon: null,
    delivery: null,
    freeDeliveryCents: 0,
    fee: null,
    ...facts,
  };
}

const cents = fc.integer({ min: 0, max: 100_000 });
const rate = fc.constantFrom(2500, 1300, 500, 0);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 });

const lineArb: fc.Arbitrary<PricedLineInput> = fc.record({
  key: fc.uuid(),
  productId: fc.integer({ min: 1, max: 5 }),
  qty: fc.integer({ min: 1, max: 999 }),
  retailCents: cents,
  discountCents: fc.option(cents),
  membershipCents: fc.option(cents),
  optionsCents: fc.integer({ min: 0, max: 999 }),
  vatBasisPoints: rate,
  categoryIds: ids,
});

const couponArb: fc.Arbitrary<PricingCoupon> = fc
  .record({
    kind: fc.constantFrom('percentage', 'amount', 'freeDelivery' as const),
    share: fc.integer({ min: 1, max: 10_000 }),
    minCents: fc.integer({ min: 0, max: 50_000 }),
    categoryIds: ids,
    productIds: ids,
  })
  .map(({ kind, share, ...coupon }) => ({
    ...coupon,
    kind,
    percentBasisPoints: kind === 'percentage' ? share : null,
    amountCents: kind === 'amount' ? share * 10 : null,
  }));

/** The rate of a product is one and the same on all of its lines, as in the catalogue. */
const cartArb: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc.array(lineArb, { maxLength: 12 }),
    rates: fc.array(rate, { minLength: 6, maxLength: 6 }),
    hasMemberCard: fc.boolean(),
    coupon: fc.option(couponArb),
    delivery: fc.option(
      fc.record({ priceCents: cents, vatBasisPoints: rate, countsFreeLimit: fc.boolean() }),
    ),
    freeDeliveryCents: fc.constantFrom(0, 5000, 20_000),
    fee: fc.option(fc.record({ productId: fc.constant(43657), cents, vatBasisPoints: rate })),
  })
  .map(({ rates, lines, ...cart }) => ({
    ...cart,
    lines: lines.map((line) => ({ ...line, vatBasisPoints: rates[line.productId] ?? 2500 })),
  }));

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('the sum of a cart', () => {
  it('is its lines, delivery and fee without the coupon, to the cent (I7)', () => {
    fc.assert(
      fc.property(cartArb, (cart) => {
        const priced = priceCart(cart);
        expect(priced.itemsCents).toBe(sum(priced.lines.map((line) => line.rowCents)));
        expect(priced.totalCents).toBe(
          priced.itemsCents + priced.deliveryCents + priced.feesCents - priced.couponCents,
        );
      }),
    );
  });

  it('adds up in every currency, and its total is exactly converted (I7)', () => {
    fc.assert(
      fc.property(cartArb, fc.constantFrom(SAME, KUNA), (cart, at) => {
        const priced = priceCart(cart);
        const { totals, lines } = figuresAt(priced, at);
        for (const sums of [totals, totals.tax]) {
          expect(sums.cartTotal).toBe(sums.itemsTotal - sums.coupon - sums.loyalty);
          expect(sums.orderTotal).toBe(sums.cartTotal + sums.delivery);
        }
        expect(totals.orderTotal).toBe(convert(priced.totalCents, at));
        expect(totals.tax.orderTotal).toBe(convert(priced.tax.totalCents, at));
        expect(sum(lines.map((line) => line.rowCents))).toBe(totals.itemsTotal);
        expect(sum(lines.map((line) => line.cartCents))).toBe(totals.cartTotal);
        expect(Math.min(0, ...lines.map((line) => line.cartCents))).toBe(0);
      }),
    );
  });

  it('has VAT that is the same by line, by rate and in all, and never less than nothing (I8)', () => {
    fc.assert(
      fc.property(cartArb, (cart) => {
        const { tax, taxGroups, lines, totalCents } = priceCart(cart);
        expect(sum(taxGroups.map((group) => group.taxCents))).toBe(tax.totalCents);
        expect(sum(taxGroups.map((group) => group.grossCents))).toBe(totalCents);
        expect(tax.itemsCents - tax.couponCents).toBe(sum(lines.map((line) => line.vatCents)));
        expect(tax.totalCents).toBe(
          tax.itemsCents + tax.deliveryCents + tax.feesCents - tax.couponCents,
        );
        for (const { grossCents, taxCents, vatBasisPoints } of taxGroups) {
          const exact = (grossCents * vatBasisPoints) / (10_000 + vatBasisPoints);
          expect(Math.abs(taxCents - exact)).toBeLessThanOrEqual(0.5);
        }
        for (const line of lines) {
          expect(line.vatCents).toBeGreaterThanOrEqual(0);
          expect(line.rowCents - line.discountCents).toBeGreaterThanOrEqual(line.vatCents);
        }
        expect(totalCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('spreads the coupon over the lines of its scope to the cent (I9)', () => {
    fc.assert(
      fc.property(cartArb, (cart) => {
        const { lines, couponCents } = priceCart(cart);
        expect(sum(lines.map((line) => line.discountCents))).toBe(couponCents);
        for (const line of lines) {
          expect(line.discountCents).toBeGreaterThanOrEqual(0);
          expect(line.discountCents).toBeLessThanOrEqual(line.rowCents);
        }
      }),
    );
  });

  it('does not depend on the order of the lines (I11)', () => {
    const shuffled = cartArb.chain((cart) =>
      fc
        .shuffledSubarray([...cart.lines], { minLength: cart.lines.length })
        .map((lines) => ({ cart, other: { ...cart, lines } })),
    );
    fc.assert(
      fc.property(shuffled, ({ cart, other }) => {
        const { lines: _lines, ...sums } = priceCart(cart);
        expect(priceCart(other)).toMatchObject(sums);
      }),
    );
  });

  it('shows prices unchanged in its own currency, however often it was shown in another (I12)', () => {
    fc.assert(
      fc.property(cartArb, (cart) => {
        const priced = priceCart(cart);
        const before = figuresAt(priced, SAME);
        figuresAt(priced, KUNA);
        expect(figuresAt(priced, SAME)).toEqual(before);
        expect(before.totals.orderTotal).toBe(priced.totalCents);
      }),
    );
  });
});

describe('free delivery', () => {
  const delivery = { priceCents: 400, vatBasisPoints: 2500, countsFreeLimit: true };
  const of = (retailCents: number, more: Partial<PricingInput> = {}) =>
    priceCart(
      aCart({ lines: [aLine({ retailCents })], delivery, freeDeliveryCents: 5000, ...more }),
    );

  it.each([
    [4999, 400, 1],
    [5000, 0, 0],
    [5001, 0, 0],
  ])('at %i cents costs %i and %i are missing (I13)', (retailCents, price, missing) => {
    expect(of(retailCents)).toMatchObject({
      deliveryCents: price,
      toFreeDeliveryCents: missing,
    });
  });

  it('counts what is left after the coupon, and not the fee', () => {
    const fee = { productId: 43657, cents: 150, vatBasisPoints: 2500 };
    expect(of(5499, { coupon: aCoupon(), fee })).toMatchObject({
      deliveryCents: 400,
      toFreeDeliveryCents: 1,
    });
  });

  it('is not given by ways of delivery that are never free, nor without a limit', () => {
    const never = { ...delivery, countsFreeLimit: false };
    for (const cart of [of(9000, { delivery: never }), of(9000, { freeDeliveryCents: 0 })]) {
      expect(cart).toMatchObject({ deliveryCents: 400, toFreeDeliveryCents: null });
    }
  });

  it('comes with a coupon for it, which takes nothing else off', () => {
    const coupon = aCoupon({ kind: 'freeDelivery', amountCents: null });
    expect(of(1000, { coupon })).toMatchObject({
      deliveryCents: 0,
      couponCents: 0,
      totalCents: 1000,
      isCouponValid: true,
    });
  });
});

describe('a coupon', () => {
  it('takes a percentage of the lines it is for, rounded half up', () => {
    const coupon = aCoupon({
      kind: 'percentage',
      percentBasisPoints: 1000,
      amountCents: null,
      categoryIds: [7],
    });
    const lines = [
      aLine({ key: 'in', retailCents: 1995, categoryIds: [7, 9] }),
      aLine({ key: 'out', productId: 2, retailCents: 5000 }),
    ];

    const priced = priceCart(aCart({ lines, coupon }));

    expect(priced.couponCents).toBe(200);
    expect(priced.lines.map(({ discountCents }) => discountCents)).toEqual([200, 0]);
  });

  it('never takes more than the lines cost', () => {
    expect(priceCart(aCart({ coupon: aCoupon({ amountCents: 99_999 }) }))).toMatchObject({
      couponCents: 1000,
      totalCents: 0,
    });
  });

  it.each([
    ['below its minimum', aCoupon({ minCents: 1001 })],
    ['for other products', aCoupon({ productIds: [2] })],
    ['for other categories', aCoupon({ categoryIds: [2] })],
  ])('%s is left out and reported', (_case, coupon) => {
    expect(priceCart(aCart({ coupon }))).toMatchObject({ couponCents: 0, isCouponValid: false });
  });

  it('counts from exactly its minimum on', () => {
    const coupon = aCoupon({ minCents: 1000 });
    expect(priceCart(aCart({ coupon })).isCouponValid).toBe(true);
  });

  it('shares its amount by largest remainder', () => {
    const lines = [1, 2, 3].map((productId) =>
      aLine({ key: `${productId}`, productId, retailCents: 333 }),
    );
    const { lines: priced } = priceCart(aCart({ lines, coupon: aCoupon({ amountCents: 100 }) }));

    expect(priced.map(({ discountCents }) => discountCents)).toEqual([34, 33, 33]);
  });
});

describe('the price of a piece', () => {
  it('is the least of retail, reduced and member price, with its options on top', () => {
    const line = aLine({
      retailCents: 2000,
      discountCents: 1500,
      membershipCents: 1400,
      optionsCents: 250,
      qty: 3,
    });

    const guest = priceCart(aCart({ lines: [line] })).lines[0];
    const member = priceCart(aCart({ lines: [line], hasMemberCard: true })).lines[0];

    expect(guest).toMatchObject({ retailCents: 2250, unitCents: 1750, rowCents: 5250 });
    expect(member).toMatchObject({ retailCents: 2250, unitCents: 1650, rowCents: 4950 });
  });

  it('for members is not taken when it is higher', () => {
    const line = aLine({ discountCents: 800, membershipCents: 900 });

    expect(priceCart(aCart({ lines: [line], hasMemberCard: true })).totalCents).toBe(800);
  });
});

describe('an amount in kuna', () => {
  it.each([
    [10_000, 75_345],
    [1990, 14_994],
    [0, 0],
  ])('%i euro cents are %i lipa, by the fixed rate (SITE-14)', (euro, kuna) => {
    expect(convert(euro, KUNA)).toBe(kuna);
  });
});
