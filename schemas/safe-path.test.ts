import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafePath, safePathOr, withQuery } from './safe-path.ts';

const HOSTILE = [
  '',
  ' ',
  '//',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '\\evil.test',
  '/\tevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/\r\nLocation: //evil.test',
  '\t//evil.test',
  '\n//evil.test',
  ' //evil.test',
  '/ /evil.test',
  '/\u0000/evil.test',
  '/\u00a0/evil.test',
  '/\u2028/evil.test',
  '/\ufeff/evil.test',
  '/\uff0fevil.test',
  '\uff0f\uff0fevil.test',
  '/..//evil.test',
  '/../evil',
  '/./evil',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '/%2E%2E/%2E%2E//evil.test',
  '/%2e/evil',
  '/%2f/evil.test',
  '/%2F%2Fevil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '/%09/evil.test',
  '/%0d%0aSet-Cookie:a=b',
  '/%00/evil',
  '/profil//evil.test',
  '/profil\\..\\evil',
  'http://evil.test',
  'https://evil.test/',
  'HTTPS://EVIL.TEST',
  'https:/evil.test',
  'https:evil.test',
  'http:\\\\evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'mailto:a@evil.test',
  'ftp://evil.test',
  'evil.test',
  'evil.test/profil',
  '@evil.test',
  '.evil.test',
  '?redirect=//evil.test',
  '#//evil.test',
  '/a.b',
  '/profil.php',
  '/čvarci',
  '/\u{1f600}',
  '/xn--a b',
  '/user:pass@evil.test',
  '/<script>',
  '/"onmouseover=',
  "/'",
  '/a;b',
  '/a,b',
  '/profil?a=\nb',
  '/profil?a=b\\c',
  '/profil?a=<b>',
  '/profil#a b',
  `/${'a'.repeat(2001)}`,
];

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
  it.each(HOSTILE)('refuses %j', (path) => {
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

describe('withQuery', () => {
  it('replaces an earlier value and keeps the fragment behind the query', () => {
    expect(withQuery('/profil?poruka=a&x=1#dolje', 'poruka', 'b')).toBe(
      '/profil?poruka=b&x=1#dolje',
    );
  });

  it('gives a path without query one', () => {
    expect(withQuery('/', 'poruka', 'cart.added')).toBe('/?poruka=cart.added');
  });
});
