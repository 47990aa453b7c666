import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('shows three pages around the current one', () => {
    expect(pageWindow(5, 9, 3).numbers).toEqual([4, 5, 6]);
    expect(pageWindow(1, 9, 3).numbers).toEqual([1, 2, 3]);
    expect(pageWindow(9, 9, 3).numbers).toEqual([7, 8, 9]);
  });

  it('shows every page of a list that is shorter than the window', () => {
    expect(pageWindow(2, 2, 9)).toEqual({ numbers: [1, 2], first: false, last: false });
  });

  it('sets the first page apart beyond page 3', () => {
    expect(pageWindow(3, 9, 3).first).toBe(false);
    expect(pageWindow(4, 9, 3).first).toBe(true);
  });

  it('sets the last page apart with more than two pages left', () => {
    expect(pageWindow(6, 9, 3).last).toBe(true);
    expect(pageWindow(7, 9, 3).last).toBe(false);
  });
});
