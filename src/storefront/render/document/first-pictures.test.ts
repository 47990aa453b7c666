import { expect, it } from 'vitest';

import { withEagerPictures } from './first-pictures.ts';

const LAZY = '<img src="/a.webp" loading="lazy" decoding="async"/>';
/** The second view of a card, shown under the pointer. */
const HOVER = '<img src="/b.webp" loading="lazy" class="x"/>';
const EAGER = '<img src="/a.webp" fetchpriority="high"/>';

it('asks for the first six pictures at once, and for no other', () => {
  expect(withEagerPictures([`<p>a</p>${LAZY}${HOVER}${LAZY.repeat(7)}`])).toEqual([
    `<p>a</p>${EAGER}${HOVER}${EAGER.repeat(5)}${LAZY.repeat(2)}`,
  ]);
});

it('counts over all sections', () => {
  expect(withEagerPictures([LAZY.repeat(5), '<p>a</p>', LAZY.repeat(2), LAZY])).toEqual([
    EAGER.repeat(5),
    '<p>a</p>',
    EAGER + LAZY,
    LAZY,
  ]);
});

it('leaves content without pictures as it is', () => {
  expect(withEagerPictures(['<p>loading="lazy"</p>'])).toEqual(['<p>loading="lazy"</p>']);
});
