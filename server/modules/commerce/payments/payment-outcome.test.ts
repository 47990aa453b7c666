import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type Verdict } from './payment-outcome.ts';

const open = { state: 'open' as const, amount_cents: 1999, currency: 'EUR' };
const paid = { result: 'paid' as const, amountCents: 1999, currency: 'EUR' };

describe('a message about a payment', () => {
  it('makes an open payment paid when sum and currency fit', () => {
    expect(decide(open, paid)).toBe('paid');
  });

  it.each([
    ['less money', { ...paid, amountCents: 1998 }],
    ['more money', { ...paid, amountCents: 2000 }],
    ['other money', { ...paid, currency: 'HUF' }],
  ])('never makes it paid for %s, and leaves it to a person', (_name, message) => {
    expect(decide(open, message)).toBe('refundable');
  });

  it('proves nothing without the amount', () => {
    expect(decide(open, { ...paid, amountCents: null })).toBe('unproven');
    expect(decide(open, { ...paid, currency: null })).toBe('unproven');
  });

  it('leaves money that comes after the order was given up to a person', () => {
    expect(decide({ ...open, state: 'failed' }, paid)).toBe('refundable');
  });

  it('makes a payment paid at most once, and never unpaid, in any order of messages', () => {
    const message = fc.record({
      result: fc.constantFrom('paid' as const, 'failed' as const),
      amountCents: fc.constantFrom(1999, 1998, null),
      currency: fc.constantFrom('EUR', 'HUF', null),
    });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 8 }), (messages) => {
        let payment: Parameters<typeof decide>[0] = open;
        const verdicts: Verdict[] = [];
        for (const one of messages) {
          const verdict = decide(payment, one);
          verdicts.push(verdict);
          const changes = verdict === 'paid' || verdict === 'failed' || verdict === 'refundable';
          if (changes) payment = { ...payment, state: verdict };
        }
        const firstPaid = verdicts.indexOf('paid');
        expect(verdicts.filter((verdict) => verdict === 'paid').length).toBeLessThanOrEqual(1);
        const later = firstPaid < 0 ? [] : verdicts.slice(firstPaid + 1);
        expect(later.every((verdict) => verdict === 'ignored')).toBe(true);
      }),
    );
  });
});
