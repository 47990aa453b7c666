import { describe, expect, it } from 'vitest';
import { isSameFile, wishOf } from './byte-range.ts';

describe('what a Range header asks of a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=500-99999', { start: 500, end: 999 }],
    ['Bytes = 5-6 ', { start: 5, end: 6 }],
    ['bytes=999999999999999-', 'unsatisfiable'],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, 'all'],
    ['', 'all'],
    ['bytes=', 'all'],
    ['bytes=-', 'all'],
    ['bytes=9-5', 'all'],
    ['bytes=0-1,5-6', 'all'],
    ['bytes=0-,0-,0-,0-,0-,0-,0-,0-', 'all'],
    ['bytes=1e3-', 'all'],
    ['bytes=0x10-', 'all'],
    ['bytes=--5', 'all'],
    ['bytes=0-99999999999999999999999', 'all'],
    ['items=0-5', 'all'],
    ['bytes=0-5; q=1', 'all'],
    ['bytes=٠-٥', 'all'],
  ] as const)('%s', (header, wish) => {
    expect(wishOf(header, 1000)).toEqual(wish);
  });
});

describe('a part', () => {
  it('is joined to the very same file only', () => {
    expect(isSameFile(undefined, '"a"')).toBe(true);
    expect(isSameFile('"a"', '"a"')).toBe(true);
    expect(isSameFile('"b"', '"a"')).toBe(false);
    expect(isSameFile('W/"a"', '"a"')).toBe(false);
    expect(isSameFile('Thu, 26 Nov 2026 06:00:00 GMT', '"a"')).toBe(false);
  });
});
