import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_REDIRECTS } from '#tests/support/open-redirects.ts';
import { isSafePath, safePathOr } from './safe-path.ts';

const SAFE = [
  '/',
  '/profil',
  '/profil?section=lista-zelja',
  '/profil/narudzbe/12',
  '/shop/njega-lica?page=2&brand=3,4#popis',
  '/en/cart',
  '/%C4%8Daj',
  '/@korisnik/_x~y-z',
  '/pretraga?q=https://evil.test',
  '/kosarica?x=//evil.test',
  '/kosarica#//evil.test',
];

describe('isSafePath', () => {
  it.each(OPEN_REDIRECTS)('refuses %j', (path) => {
    expect(isSafePath(path)).toBe(false);
  });

  it.each(SAFE)('accepts %j', (path) => {
    expect(isSafePath(path)).toBe(true);
  });

  it('never lets a browser leave the origin, whatever the text', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2e',
      '%2f',
      '%5c',
      'a',
      '@',
      '?',
      '#',
      '\t',
      ':',
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(path, (text) => {
        const target = safePathOr(text);
        const url = new URL(target, 'https://shop.test/stranica/');
        expect(url.origin).toBe('https://shop.test');
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
