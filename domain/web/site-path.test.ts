import { describe, expect, it } from 'vitest';
import { segmentsOf, splitLocale, withLocale } from './site-path.ts';

const SITE = { defaultLocale: 'hr', locales: ['hr', 'en'] } as const;

describe('splitLocale', () => {
  it.each([
    ['/', 'hr', '/'],
    ['/kosarica', 'hr', '/kosarica'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/cart', 'en', '/cart'],
    ['/english', 'hr', '/english'],
    ['/hr/kosarica', 'hr', '/hr/kosarica'],
    ['/de/kasse', 'hr', '/de/kasse'],
  ])('reads %s as %s %s', (path, locale, rest) => {
    expect(splitLocale(path, SITE)).toEqual({ locale, path: rest });
  });
});

describe('withLocale', () => {
  it('leads back to what was split', () => {
    for (const path of ['/', '/kosarica', '/shop/njega']) {
      expect(splitLocale(withLocale(path, 'en', 'hr'), SITE)).toEqual({ locale: 'en', path });
      expect(withLocale(path, 'hr', 'hr')).toBe(path);
    }
  });
});

describe('segmentsOf', () => {
  it('gives no segment for home', () => {
    expect(segmentsOf('/')).toEqual([]);
    expect(segmentsOf('/shop/njega/')).toEqual(['shop', 'njega']);
  });
});
