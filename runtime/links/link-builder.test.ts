import { describe, expect, it, vi } from 'vitest';
import type { Link } from '#schemas/content/values.ts';
import { hrefOf } from './link-builder.ts';

describe('the path of a link', () => {
  it.each<[Link, string, string, string]>([
    [{ kind: 'post', slug: 'kosa' }, '/kosa', '/kosa', '/kosa'],
    [{ kind: 'page', slug: 'kontakt' }, '/kontakt', '/kontakt', '/kontakt'],
    [{ kind: 'term', slug: 'njega' }, '/objave/njega', '/blog/njega', '/objave/njega'],
    [{ kind: 'event', id: 7 }, '/dogadjaj/7', '/event/7', '/dogadjaj/7'],
    [{ kind: 'product', slug: 'x' }, '/product/x', '/product/x', '/produkt/x'],
    [{ kind: 'category', slug: 'lice' }, '/shop/lice', '/shop/lice', '/shop/lice'],
    [{ kind: 'url', href: '/objave?x=1' }, '/objave?x=1', '/blog?x=1', '/objave?x=1'],
    [{ kind: 'url', href: '/objave-arhiva' }, '/objave-arhiva', '/objave-arhiva', '/objave-arhiva'],
    [
      { kind: 'url', href: '/naplata/uspjesna' },
      '/naplata/uspjesna',
      '/checkout/success',
      '/naplata/uspjesna',
    ],
    [{ kind: 'url', href: 'https://x.hr/e' }, 'https://x.hr/e', 'https://x.hr/e', 'https://x.hr/e'],
  ])('%j is that of its language', (link, hr, en, de) => {
    expect([hrefOf(link), hrefOf(link, 'en'), hrefOf(link, 'de')]).toEqual([hr, en, de]);
  });

  it('leads home where nobody knows what it means', () => {
    expect(hrefOf({ kind: 'url', href: 'javascript:alert(1)' }, 'en')).toBe('/');
  });

  it('leads home for a kind that nobody knows, which is said once (ROUTE-34)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const link: Link = JSON.parse('{ "kind": "planet", "slug": "mars" }');

    expect([hrefOf(link), hrefOf(link, 'en')]).toEqual(['/', '/']);

    expect(warn.mock.calls).toEqual([[expect.stringContaining('"planet"')]]);
  });
});
