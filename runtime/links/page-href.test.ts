import { describe, expect, it } from 'vitest';

import { pageHref } from './page-href.ts';

const hr = { locale: 'hr', mobileView: false } as const;
const en = { locale: 'en', mobileView: false } as const;
const app = { locale: 'hr', mobileView: true } as const;

describe('an address on a page', () => {
  it('gets the prefix of every language but the default one, once', () => {
    expect(pageHref('/kosarica', hr)).toBe('/kosarica');
    expect(pageHref('/cart?a=1#b', en)).toBe('/en/cart?a=1#b');
    expect(pageHref('/', en)).toBe('/en');
    expect(pageHref('/en/cart', en)).toBe('/en/cart');
  });

  it('keeps the mark of a view inside an app', () => {
    expect(pageHref('/shop', app)).toBe('/shop?mobileView=true');
    expect(pageHref('/shop?sort=1#top', app)).toBe('/shop?sort=1&mobileView=true#top');
    expect(pageHref('/shop?mobileView=true', app)).toBe('/shop?mobileView=true');
  });

  it('stays as it is outside of the site, inside the page, and for files', () => {
    const outside = ['https://example.com/', 'mailto:a@b.hr', '#vrh', '?sort=1'];
    for (const href of [...outside, '/media/a/b.webp', '/upute.pdf']) {
      expect(pageHref(href, en)).toBe(href);
      expect(pageHref(href, app)).toBe(href);
    }
  });
});

describe('an address on a site whose main language is not the default one', () => {
  const main = { locale: 'en', mainLocale: 'en', mobileView: false } as const;
  const other = { locale: 'hr', mainLocale: 'en', mobileView: false } as const;

  it('has no prefix in that language, also where it was written with one', () => {
    expect(pageHref('/cart?a=1#b', main)).toBe('/cart?a=1#b');
    expect(pageHref('/en/cart?a=1', main)).toBe('/cart?a=1');
    expect(pageHref('/en', main)).toBe('/');
    expect(pageHref('/en?a=1', main)).toBe('/?a=1');
    expect(pageHref('/ensemble', main)).toBe('/ensemble');
    expect(pageHref('/en/cart', { ...main, mobileView: true })).toBe('/cart?mobileView=true');
  });

  it('has one in every other, the default of the product too', () => {
    expect(pageHref('/kosarica', other)).toBe('/hr/kosarica');
    expect(pageHref('/hr/kosarica', other)).toBe('/hr/kosarica');
    expect(pageHref('/', other)).toBe('/hr');
  });
});
