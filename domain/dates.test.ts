import { describe, expect, it } from 'vitest';

import { formatClock, formatDay, formatPeriod } from './dates.ts';

describe('formatDay', () => {
  it('writes the day in words of the language', () => {
    const instant = '2026-10-12T08:00:00Z';

    expect(formatDay(instant, 'hr')).toBe('12. listopada 2026.');
    expect(formatDay(instant, 'en')).toBe('12 October 2026');
    expect(formatDay(instant, 'de')).toBe('12. Oktober 2026');
  });

  it('counts days as Zagreb does', () => {
    expect(formatDay('2026-05-31T22:30:00Z', 'hr')).toBe('1. lipnja 2026.');
  });
});

describe('formatPeriod', () => {
  it('says a day once, and both where they differ', () => {
    const start = '2027-03-20T08:00:00Z';

    expect(formatPeriod(start, '2027-03-20T15:00:00Z', 'hr')).toMatch(
      /^subota, 20\. ožujka 2027\. 09:00.–.16:00$/,
    );
    expect(formatPeriod(start, '2027-03-21T15:00:00Z', 'en')).toMatch(
      /^Saturday, 20 March 2027.* 09:00.–.Sunday, 21 March 2027.* 16:00$/,
    );
  });
});

describe('formatClock', () => {
  it('says what was chosen, in summer as in winter', () => {
    expect(formatClock('2027-03-08T14:30:00Z', 'hr')).toBe('8. ožujka 2027. u 14:30');
    expect(formatClock('2027-07-08T14:30:00Z', 'en')).toBe('8 July 2027 at 14:30');
    expect(formatClock('2027-07-08T14:30:00Z', 'de')).toBe('8. Juli 2027 um 14:30');
  });
});
