import { describe, expect, it } from 'vitest';
import { shopClock, shopInstant } from './shop-clock.ts';

const at = (iso: string) => Date.parse(iso);
const later = (from: string, days: number, time: string) =>
  new Date(shopInstant(at(from), days, time)).toISOString();

describe("the shop's clock", () => {
  it.each([
    ['2026-01-05T07:00:00Z', { day: 1, time: '08:00' }],
    ['2026-07-05T22:30:00Z', { day: 1, time: '00:30' }],
    ['2026-07-05T21:59:59Z', { day: 7, time: '23:59' }],
  ])('shows at %s what it shows in Zagreb', (instant, shown) => {
    expect(shopClock(at(instant))).toEqual(shown);
  });

  it.each([
    ['2026-01-05T12:00:00Z', 0, '20:30', '2026-01-05T19:30:00.000Z'],
    ['2026-07-05T22:30:00Z', 1, '00:00', '2026-07-06T22:00:00.000Z'],
    // Clocks go forward on 29 March 2026, and back on 25 October.
    ['2026-03-28T20:00:00Z', 1, '08:00', '2026-03-29T06:00:00.000Z'],
    ['2026-03-28T23:30:00Z', 1, '00:00', '2026-03-29T22:00:00.000Z'],
    ['2026-10-24T20:00:00Z', 1, '08:00', '2026-10-25T07:00:00.000Z'],
    ['2026-10-25T00:15:00Z', 1, '00:00', '2026-10-25T23:00:00.000Z'],
    ['2026-12-31T20:00:00Z', 1, '09:00', '2027-01-01T08:00:00.000Z'],
  ])('from %s shows in %i days %s at %s', (from, days, time, instant) => {
    expect(later(from, days, time)).toBe(instant);
  });
});
