import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriceBefore } from './lowest-price.ts';

const step = (since: string, cents: number, reduced = false) => ({
  since: new Date(since),
  cents,
  reduced,
});

describe('the lowest price of the 30 days before a reduction', () => {
  it('is that of the days before, not of the reduction', () => {
    const log = [step('2026-01-01T08:00Z', 2000), step('2026-03-01T08:00Z', 1500, true)];

    expect(lowestPriceBefore(log)).toBe(2000);
  });

  it('is not known for what is not reduced, or was never sold before', () => {
    expect(lowestPriceBefore([])).toBeNull();
    expect(lowestPriceBefore([step('2026-01-01T08:00Z', 2000)])).toBeNull();
    expect(lowestPriceBefore([step('2026-01-01T08:00Z', 1500, true)])).toBeNull();
  });

  it('counts an earlier, deeper reduction of these days', () => {
    const log = [
      step('2026-01-01T08:00Z', 2000),
      step('2026-02-20T08:00Z', 1200, true),
      step('2026-02-22T08:00Z', 2000),
      step('2026-03-01T08:00Z', 1500, true),
    ];

    expect(lowestPriceBefore(log)).toBe(1200);
  });

  it('forgets prices that ended before these days', () => {
    const log = [
      step('2025-01-01T08:00Z', 900),
      step('2026-01-10T08:00Z', 2000),
      step('2026-03-01T08:00Z', 1500, true),
    ];

    expect(lowestPriceBefore(log)).toBe(2000);
  });

  it('stays that before the first step of a reduction that goes on getting deeper', () => {
    const log = [
      step('2026-01-01T08:00Z', 2000),
      step('2026-03-01T08:00Z', 1800, true),
      step('2026-03-10T08:00Z', 1500, true),
      step('2026-05-01T08:00Z', 1000, true),
    ];

    expect(lowestPriceBefore(log)).toBe(2000);
  });

  it('begins again when the reduction was smaller in between', () => {
    const log = [
      step('2026-01-01T08:00Z', 2000),
      step('2026-03-01T08:00Z', 1000, true),
      step('2026-03-10T08:00Z', 1800, true),
      step('2026-03-20T08:00Z', 1500, true),
    ];

    expect(lowestPriceBefore(log)).toBe(1000);
  });

  it('counts the thirtieth day whole, by the clocks of Zagreb, also when they change', () => {
    const reducedOn = '2026-04-15T08:00Z';
    // The thirtieth day before is March 16, which begins at 23:00 UTC of the day before.
    const endsAt = (end: string) => [
      step('2026-01-01T08:00Z', 900),
      step(end, 2000),
      step(reducedOn, 1500, true),
    ];

    expect(lowestPriceBefore(endsAt('2026-03-15T23:00:00Z'))).toBe(2000);
    expect(lowestPriceBefore(endsAt('2026-03-15T23:00:01Z'))).toBe(900);
  });

  it('is what walking through all hours of these days finds (I16)', () => {
    const HOUR = 3_600_000;
    const start = Date.UTC(2025, 8, 1);
    const change = fc.record({
      hours: fc.integer({ min: 1, max: 600 }),
      cents: fc.integer({ min: 1, max: 50 }),
      reduced: fc.boolean(),
    });

    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        let at = start;
        const log = changes.map(({ hours, cents, reduced }) => {
          at += hours * HOUR;
          return { since: new Date(at), cents, reduced };
        });

        expect(lowestPriceBefore(log)).toBe(byWalking(log, HOUR));
      }),
      { numRuns: 200 },
    );
  });
});

const CALENDAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb' });

type Log = Parameters<typeof lowestPriceBefore>[0];

/** The same rule, hour by hour, with the calendar of the platform. */
function byWalking(log: Log, hour: number): number | null {
  const last = log.at(-1);
  if (!last?.reduced) return null;
  let first = log.length - 1;
  for (; first > 0; first -= 1) {
    const [before, after] = [log[first - 1], log[first]];
    if (!before?.reduced || !after || before.cents <= after.cents) break;
  }
  const begun = log[first]?.since ?? new Date(0);
  const dayOf = (moment: number) => CALENDAR.format(moment);
  const [year = 0, month = 0, day = 0] = dayOf(begun.getTime()).split('-').map(Number);
  const earliest = new Date(Date.UTC(year, month - 1, day - 30)).toISOString().slice(0, 10);
  const seen: number[] = [];
  for (let at = begun.getTime() - hour; dayOf(at) >= earliest; at -= hour) {
    const price = log.findLast(({ since }) => since.getTime() <= at);
    if (price) seen.push(price.cents);
  }
  return seen.length > 0 ? Math.min(...seen) : null;
}
