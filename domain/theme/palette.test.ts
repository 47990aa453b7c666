import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex, isHex, nearestPassing, toLch } from './color.ts';
import {
  CONTRAST_PAIRS,
  colorsOnDark,
  completePalette,
  contrastFaults,
  paletteAround,
  paletteAtNight,
} from './palette.ts';
import { THEME_PRESETS } from './presets.ts';
import { DEFAULT_PALETTE, DEFAULT_THEME, readTheme } from './theme.ts';

const someColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('have the contrast of WCAG 2.2', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
  });

  it('the nearest passing colour passes wherever one does, and keeps its hue', () => {
    fc.assert(
      fc.property(someColor, someColor, (color, ground) => {
        expect(contrast(nearestPassing(color, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    const teal = '#7fb5b0';
    expect(toLch(nearestPassing(teal, ['#ffffff'], 4.5)).h).toBeCloseTo(toLch(teal).h, 1);
    expect(nearestPassing('#1f4f55', ['#ffffff'], 4.5)).toBe('#1f4f55');
  });
});

describe('palettes', () => {
  it('of the default theme, of all presets, and their nights are easy to read', () => {
    for (const { values } of [{ values: {} }, ...THEME_PRESETS]) {
      const { palette } = readTheme(values);

      expect(contrastFaults(palette)).toEqual([]);
      expect(contrastFaults(paletteAtNight(palette))).toEqual([]);
    }
  });

  it('around any colour are complete and easy to read', () => {
    fc.assert(
      fc.property(someColor, (color) => {
        const palette = paletteAround(color, DEFAULT_PALETTE);

        expect(Object.values(palette).every(isHex)).toBe(true);
        expect(contrastFaults(palette)).toEqual([]);
      }),
    );
  });

  it('keep what was chosen, and say what is hard to read and what would not be', () => {
    const palette = completePalette({ page: '#ffffff', text: '#bbbbbb' }, DEFAULT_PALETTE);
    const [fault] = contrastFaults(palette).filter(({ role }) => role === 'text');

    expect(palette.text).toBe('#bbbbbb');
    expect(fault).toMatchObject({ needs: 4.5 });
    const grounds = CONTRAST_PAIRS.filter(({ role }) => role === 'text').map(({ on }) => on);
    for (const on of grounds) {
      expect(contrast(fault?.better ?? '#ffffff', palette[on])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('words on dark surfaces are easy to read', () => {
    for (const { values } of [{ values: {} }, ...THEME_PRESETS]) {
      const { palette } = readTheme(values);
      const dark = colorsOnDark(palette);
      const words = ['text', 'textMuted', 'heading', 'link', 'sale', 'success', 'error'];
      for (const ground of [palette.brand, palette.brandDeep]) {
        for (const name of words) {
          const color = dark[name];
          expect(isHex(color) && contrast(color, ground), name).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});

describe('a stored theme', () => {
  it('of anything has a look within its bounds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (values) => {
        expect(readTheme(values)).toEqual(DEFAULT_THEME);
      }),
    );
    expect(readTheme({ radius: 1000, motion: 'wild', fontBody: 'x', colorPage: 'red' })).toEqual(
      DEFAULT_THEME,
    );
  });
});
