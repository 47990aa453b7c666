import { describe, expect, it } from 'vitest';
import { pricesOf } from './money.ts';

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
