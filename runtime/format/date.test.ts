import { describe, expect, it } from 'vitest';

import { formatDay } from './date.ts';

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
