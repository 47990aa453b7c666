import { describe, expect, it } from 'vitest';

import { pagesAround } from './pages-around.ts';

describe('pagesAround', () => {
  it('offers every page of a short list', () => {
    expect(pagesAround(1, 2)).toEqual([1, 2]);
    expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves gaps of two or more pages', () => {
    expect(pagesAround(1, 40)).toEqual([1, 2, null, 40]);
    expect(pagesAround(20, 40)).toEqual([1, null, 19, 20, 21, null, 40]);
    expect(pagesAround(40, 40)).toEqual([1, null, 39, 40]);
  });

  it('never hides a single page behind a gap', () => {
    expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(pagesAround(6, 8)).toEqual([1, null, 5, 6, 7, 8]);
  });
});
