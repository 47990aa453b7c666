import { expect, it } from 'vitest';
import { figureAt } from './figure-frames.ts';

it.each([
  ['12.000+', 0.5, '6.000+'],
  ['12 000', 0.01, '120'],
  ['1,250,000 kn', 0.5, '625,000 kn'],
  ['4,8 / 5', 0.5, '2,4 / 5'],
  ['od 1998.', 0, 'od 0.'],
  ['98 %', 0.5, '49 %'],
])('writes %s at %d of its way as %s', (text, share, shown) => {
  expect(figureAt(text, share)).toBe(shown);
});

it('ends with the very text, and leaves one without a figure alone', () => {
  expect(figureAt('1.234.567,89 €', 1)).toBe('1.234.567,89 €');
  expect(figureAt('bezbroj', 0.3)).toBe('bezbroj');
});
