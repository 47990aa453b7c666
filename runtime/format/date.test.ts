import { describe, expect, it } from 'vitest';

import { formatDay, formatPeriod } from './date.ts';

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
