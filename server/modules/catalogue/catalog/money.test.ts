import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf, pricesOf } from './money.ts';

describe('netOf', () => {
  it('takes 25 % VAT out of a gross amount', () => {
    expect(netOf(2490, 2500)).toBe(1992);
  });

  it('rounds half a cent up', () => {
    expect(netOf(63, 2600)).toBe(50);
    expect(netOf(1, 10_000)).toBe(1);
  });

  it('is the nearest cent for any amount and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (gross, vat) => {
          const distance = Math.abs(netOf(gross, vat) * (10_000 + vat) - gross * 10_000);

          expect(distance * 2).toBeLessThanOrEqual(10_000 + vat);
        },
      ),
    );
  });
});

describe('pricesOf', () => {
  it('answers the full price as final when nothing is reduced', () => {
    const prices = pricesOf({ retail_cents: 2490, discount_cents: null, vat_basis_points: 2500 });

    expect(prices).toEqual({
      basicPrice: 19.92,
      retailPrice: 24.9,
      finalPrice: 24.9,
      discount: null,
    });
  });

  it('answers the reduced price as final and both of its parts', () => {
    const prices = pricesOf({ retail_cents: 2490, discount_cents: 1990, vat_basis_points: 2500 });

    expect(prices.finalPrice).toBe(19.9);
    expect(prices.discount).toEqual({ basicPrice: 15.92, retailPrice: 19.9 });
  });
});
