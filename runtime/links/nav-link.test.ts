import { describe, expect, it } from 'vitest';

import type { NavNode } from '#schemas/api/site.ts';
import { currentOf, navLabel, navLink } from './nav-link.ts';

function aNode(facts: Partial<NavNode>): NavNode {
  return {
    id: 1,
    name: 'Njega lica',
    title: '',
    link: '',
    linkV2: null,
    baseLink: '',
    formattedPath: '',
    target: '_self',
    rel: 'dofollow',
    externalLink: false,
    type: '',
    product: null,
    parent_id: null,
    children: [],
    ...facts,
  };
}

describe('navLink', () => {
  it('has no link for a linkless entry, whatever addresses are stored with it', () => {
    const link = navLink(aNode({ type: 'linkless', formattedPath: '/shop' }));

    expect(link).toBeNull();
  });

  it('prefers the structured link to the formatted path', () => {
    const link = navLink(
      aNode({ linkV2: { kind: 'category', slug: 'njega-lica' }, formattedPath: '/stara-adresa' }),
    );

    expect(link).toEqual({ kind: 'category', slug: 'njega-lica' });
  });

  it('falls back to the formatted path and then to the plain link', () => {
    expect(navLink(aNode({ formattedPath: '/objave', link: '/blog' }))).toEqual({
      kind: 'url',
      href: '/objave',
    });
    expect(navLink(aNode({ link: '/blog' }))).toEqual({ kind: 'url', href: '/blog' });
    expect(navLink(aNode({}))).toBeNull();
  });
});

describe('navLabel', () => {
  it('shows the title, and the name where there is none', () => {
    expect(navLabel(aNode({ title: 'Lice' }))).toBe('Lice');
    expect(navLabel(aNode({}))).toBe('Njega lica');
  });
});

describe('currentOf', () => {
  it.each([
    ['/shop/njega-lica', '/shop/njega-lica', 'page'],
    ['/shop/njega-lica', '/shop/njega-lica/', 'page'],
    ['/objave', '/objave/savjeti', 'true'],
    ['/objave', '/objave-arhiva', undefined],
    ['/', '/shop/njega-lica', undefined],
    ['/', '/', 'page'],
  ])('marks a link to %s on %s as %s', (href, path, expected) => {
    expect(currentOf({ kind: 'url', href }, path, 'hr')).toBe(expected);
  });

  it('knows the page by the path it has in the language', () => {
    const link = { kind: 'term', slug: 'kosa' } as const;

    expect(currentOf(link, '/blog/kosa', 'en')).toBe('page');
    expect(currentOf(link, '/blog/kosa', 'hr')).toBeUndefined();
  });
});
