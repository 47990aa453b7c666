import { describe, expect, it } from 'vitest';

import type { Hide } from '#schemas/content/element.ts';
import { isHiddenAt, isHiddenFor, nextChange } from './schedule.ts';

const at = (day: string) => Date.parse(`2026-05-${day}T00:00:00Z`);
const instant = (day: string) => `2026-05-${day}T00:00:00Z`;

describe('a scheduled node', () => {
  it('is hidden from an instant on', () => {
    expect(isHiddenAt({ from: instant('10') }, at('09'))).toBe(false);
    expect(isHiddenAt({ from: instant('10') }, at('10'))).toBe(true);
  });

  it('is hidden up to an instant', () => {
    expect(isHiddenAt({ until: instant('10') }, at('09'))).toBe(true);
    expect(isHiddenAt({ until: instant('10') }, at('10'))).toBe(false);
  });

  it('is hidden between two instants', () => {
    const hide = { from: instant('10'), until: instant('20') };

    expect([at('09'), at('10'), at('19'), at('20')].map((now) => isHiddenAt(hide, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('shows only between two instants when the later one is the first to hide it', () => {
    const hide = { from: instant('20'), until: instant('10') };

    expect([at('09'), at('10'), at('19'), at('20')].map((now) => isHiddenAt(hide, now))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('changes next at the nearest instant that is still to come', () => {
    const hide = { from: instant('20'), until: instant('10') };

    expect(nextChange(hide, at('05'))).toBe(at('10'));
    expect(nextChange(hide, at('10'))).toBe(at('20'));
    expect(nextChange(hide, at('21'))).toBeNull();
    expect(nextChange({ mobile: true }, at('01'))).toBeNull();
  });
});

describe('a node that is hidden in some languages', () => {
  it('shows in the others, and keeps its schedule', () => {
    const hide: Hide = { languages: ['en', 'de'], from: instant('10') };

    expect(isHiddenFor(hide, 'en', at('09'))).toBe(true);
    expect(isHiddenFor(hide, 'hr', at('09'))).toBe(false);
    expect(isHiddenFor(hide, 'hr', at('10'))).toBe(true);
  });
});
