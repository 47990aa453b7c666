import { describe, expect, it } from 'vitest';

import { sampleConfigurable, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { priceFactsOf, unitAmount } from './price-facts.ts';

describe('the price on a product page', () => {
  it('is the price of the product', () => {
    expect(priceFactsOf(sampleDetail({ finalPrice: 32.9, discount: null }))).toEqual({
      price: 32.9,
      regular: undefined,
      isFrom: false,
    });
  });

  it('stands beside the regular one when it is reduced', () => {
    const product = sampleDetail({
      retailPrice: 20,
      finalPrice: 14.99,
      discount: { basicPrice: 11.99, retailPrice: 14.99 },
    });

    expect(priceFactsOf(product)).toEqual({ price: 14.99, regular: 20, isFrom: false });
  });

  it('begins at the cheapest variant', () => {
    expect(priceFactsOf(sampleConfigurable())).toMatchObject({ price: 9.4, isFrom: true });
  });

  it('names litres and kilograms where a thousand would stand', () => {
    expect(unitAmount({ amount: 100, unit: 'ml', price: 1 })).toBe('100\u00a0ml');
    expect(unitAmount({ amount: 1000, unit: 'ml', price: 1 })).toBe('1\u00a0l');
    expect(unitAmount({ amount: 1000, unit: 'g', price: 1 })).toBe('1\u00a0kg');
    expect(unitAmount({ amount: 1, unit: 'piece', price: 1 })).toBeNull();
  });
});
