import { describe, expect, it } from 'vitest';

import { splitAtQuote } from './split-body.ts';

describe('splitAtQuote', () => {
  it('cuts the first quote out and leaves the second', () => {
    const html =
      '<p>a</p><blockquote><p>b</p></blockquote><p>c</p><blockquote>d</blockquote><p>e</p>';

    expect(splitAtQuote(html)).toEqual({
      before: '<p>a</p>',
      after: '<p>c</p><blockquote>d</blockquote><p>e</p>',
    });
  });

  it('cuts a quote out together with the quotes inside it', () => {
    const html = '<p>a</p><blockquote>b<blockquote>c</blockquote>d</blockquote><p>e</p>';

    expect(splitAtQuote(html)).toEqual({ before: '<p>a</p>', after: '<p>e</p>' });
  });

  it('finds nothing where no whole quote stands', () => {
    expect(splitAtQuote('<p>a</p>')).toBeNull();
    expect(splitAtQuote('')).toBeNull();
    expect(splitAtQuote('<p>a</p><blockquote>b')).toBeNull();
    expect(splitAtQuote('</blockquote><p>a</p>')).toBeNull();
  });
});
