import { describe, expect, it } from 'vitest';
import { type Hex, toLch } from './color.ts';
import { logoColors } from './logo-colors.ts';
import { contrastFaults } from './palette.ts';
import { readTheme, withColorsAround } from './theme.ts';

type Pixel = readonly [number, number, number, number];
const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [10, 10, 10, 255];
const NOTHING: Pixel = [200, 20, 20, 0];
const TEAL: Pixel = [31, 79, 85, 255];
const CORAL: Pixel = [240, 110, 80, 255];

const drawing = (...parts: readonly (readonly [Pixel, number])[]) =>
  parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat());
const hueOf = (hex: Hex | undefined) =>
  Math.round(((toLch(hex ?? '#000000').h * 180) / Math.PI + 360) % 360);

describe('the colours of a logo', () => {
  it('are those that cover most of it, the strongest first', () => {
    const found = logoColors(drawing([WHITE, 500], [CORAL, 120], [TEAL, 60]));

    expect(found).toHaveLength(2);
    expect(found.map(hueOf)).toEqual([hueOf('#f06e50'), hueOf('#1f4f55')]);
  });

  it('are none of what is black, white, grey or transparent', () => {
    expect(logoColors(drawing([WHITE, 100], [BLACK, 100], [NOTHING, 100]))).toEqual([]);
    expect(logoColors([])).toEqual([]);
  });

  it('leave out details, and hues that look alike', () => {
    const found = logoColors(
      drawing([TEAL, 400], [[31, 84, 85, 255], 300], [CORAL, 1], [WHITE, 50]),
    );

    expect(found.map(hueOf)).toEqual([expect.closeTo(hueOf('#1f4f55'), -1)]);
  });

  it('make palettes that can be read, whatever they are', () => {
    for (const color of ['#ffee00', '#000080', '#f06e50', '#ccffcc'] as const) {
      const values = withColorsAround({ fontBody: 'inter', colorSale: '#ff0000' }, color);
      expect(values).toMatchObject({ fontBody: 'inter' });
      expect(values).not.toHaveProperty('colorSale');
      expect(contrastFaults(readTheme(values).palette)).toEqual([]);
    }
  });
});
