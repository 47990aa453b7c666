import { expect, it } from 'vitest';
import { dominantColorOf } from './dominant-color.ts';

const pixels = (...colours: number[][]) => Uint8Array.from(colours.flat());

it('is the colour that most pixels have', () => {
  const teal = [31, 79, 85, 255];

  expect(dominantColorOf(pixels(teal, [255, 255, 255, 255], teal))).toBe('#1f4f55');
});

it('is the mean of colours that hardly differ', () => {
  expect(dominantColorOf(pixels([32, 32, 32, 255], [36, 32, 34, 255], [200, 0, 0, 255]))).toBe(
    '#222021',
  );
});

it('sees what is transparent as white', () => {
  expect(dominantColorOf(pixels([0, 0, 0, 0], [10, 10, 10, 0], [0, 0, 0, 255]))).toBe('#ffffff');
});
