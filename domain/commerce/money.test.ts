import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, formatMoney, kunaOf } from './money.ts';

/** Reads an amount as people write it here; NaN for what is none. */
function centsOf(text: string): number {
  const [, sign = '', whole = '', fraction = ''] =
    /^(−?)(\d{1,3}(?:\.\d{3})*),(\d{2})\u00a0€$/.exec(text) ?? [];
  return Number(`${sign && '-'}${whole.replaceAll('.', '')}${fraction}` || Number.NaN);
}

describe('an amount', () => {
  it.each([
    [0, '0,00\u00a0€'],
    [-0.001, '0,00\u00a0€'],
    [0.05, '0,05\u00a0€'],
    [999.99, '999,99\u00a0€'],
    [1234.5, '1.234,50\u00a0€'],
    [1_234_567.89, '1.234.567,89\u00a0€'],
    [-4, '−4,00\u00a0€'],
  ])('of %d is written %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    [1_234_567.5, '€', '€1,234,567.50'],
    [-4, '€', '−€4.00'],
    [12, 'CHF', 'CHF\u00a012.00'],
  ])('of %d %s is written %s in English', (amount, symbol, text) => {
    expect(formatMoney(amount, symbol, 'en')).toBe(text);
  });

  it('has the symbol of its currency behind it in German', () => {
    expect(formatMoney(1234.5, 'CHF', 'de')).toBe('1.234,50\u00a0CHF');
  });

  it('that is read back from the page is the stored one to the cent (I10)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 2_147_483_647 }), (cents) => {
        expect(centsOf(formatMoney(cents / 100))).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a discount', () => {
  it('of 20,00 to 14,99 is 25 percent (PROD-09)', () => {
    expect(discountPercent(20, 14.99)).toBe(25);
  });

  it('is rounded half up, whatever the cents are in binary', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), (retail, seed) => {
        const discounted = seed % (retail + 1);
        const exact = (200n * BigInt(retail - discounted) + BigInt(retail)) / (2n * BigInt(retail));
        expect(discountPercent(retail / 100, discounted / 100)).toBe(Number(exact));
      }),
      { numRuns: 5000 },
    );
  });

  it('is none where there is no price', () => {
    expect(discountPercent(0, 0)).toBe(0);
  });
});

it('is converted to kuna by the fixed rate (SITE-14)', () => {
  expect(formatMoney(kunaOf(100), 'kn')).toBe('753,45\u00a0kn');
  expect([kunaOf(1), kunaOf(0.01), kunaOf(0), kunaOf(-100)]).toEqual([7.53, 0.08, 0, -753.45]);
});
