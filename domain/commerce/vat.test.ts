import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf, paidCents, vatOf } from './vat.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const rates = fc.integer({ min: 0, max: 10_000 });

describe('the VAT of a gross amount', () => {
  it('is a fifth of it at 25 %', () => {
    expect(vatOf(2490, 2500)).toBe(498);
    expect(netOf(2490, 2500)).toBe(1992);
  });

  it('is the nearest cent, half a cent up; the net part is the rest', () => {
    expect(netOf(63, 2600)).toBe(50);
    expect(vatOf(1, 10_000)).toBe(1);
    expect(netOf(1, 10_000)).toBe(0);
  });

  it('is never further than half a cent from the exact share, and makes up the whole', () => {
    fc.assert(
      fc.property(cents, rates, (gross, rate) => {
        const net = netOf(gross, rate);

        expect(net + vatOf(gross, rate)).toBe(gross);
        expect(Math.abs(net * (10_000 + rate) - gross * 10_000) * 2).toBeLessThanOrEqual(
          10_000 + rate,
        );
      }),
    );
  });

  it('leaves at the rates of Croatia what rounding the net part itself gives', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(0, 500, 1300, 2500), (gross, rate) => {
        const rounded = Math.floor((gross * 20_000 + 10_000 + rate) / (2 * (10_000 + rate)));

        expect(netOf(gross, rate)).toBe(rounded);
      }),
    );
  });
});

describe('the price that is paid', () => {
  it.each([
    [2490, null, 2490],
    [2490, 1990, 1990],
    [2490, 0, 0],
    [2490, 2600, 2490],
  ])('of %i, reduced to %s, is %i', (retail, reduced, paid) => {
    expect(paidCents(retail, reduced)).toBe(paid);
  });
});
