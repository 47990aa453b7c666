import { describe, expect, it } from 'vitest';

import { nameOf } from './list-values.ts';

describe('the name of an item', () => {
  const schema = { 'x-summary': 'link', items: { properties: { link: {} } } };

  it.each([
    ['the text of its link', { kind: 'page', slug: 'o-nama', label: 'O nama' }, 'O nama'],
    ['where the link leads, without a text', { kind: 'page', slug: 'o-nama', label: '' }, 'o-nama'],
    ['an address', { kind: 'url', href: '/shop' }, '/shop'],
    ['nothing without a link', undefined, ''],
    [
      'the words of rich text',
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Čaj' }] }] },
      'Čaj',
    ],
  ])('is %s', (_what, link, name) => {
    expect(nameOf({ link }, schema)).toBe(name);
  });
});
