import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dotLimit, pageCount, pagesOf, slideAfter } from './carousel-pages.ts';

const at = (index: number, more = {}) => ({ index, atEnd: false, count: 12, perView: 5, ...more });

describe('pages of a carousel', () => {
  it('are as many as are needed to show every slide', () => {
    expect(pageCount(12, 5)).toBe(3);
    expect(pageCount(10, 5)).toBe(2);
    expect(pageCount(3, 5)).toBe(1);
  });

  it('end with the last slide, even on a page that is not full', () => {
    expect(pagesOf(at(4))).toEqual({ page: 0, pages: 3 });
    expect(pagesOf(at(7))).toEqual({ page: 1, pages: 3 });
    expect(pagesOf(at(7, { atEnd: true }))).toEqual({ page: 2, pages: 3 });
  });

  it('follow one another, round the end only in a loop', () => {
    expect(slideAfter(at(0), 1, true)).toBe(5);
    expect(slideAfter(at(10), 1, true)).toBe(0);
    expect(slideAfter(at(0), -1, true)).toBe(10);
    expect(slideAfter(at(10), 1, false)).toBe(10);
    expect(slideAfter(at(0), -1, false)).toBe(0);
  });

  it('have a dot at exactly the widths that need it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        (count, perView) => {
          const dots = Array.from({ length: count }, (_, page) => dotLimit(page, count));

          expect(dots.filter((limit) => limit >= perView).length).toBe(pageCount(count, perView));
        },
      ),
    );
  });
});
