import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Hex } from './color.ts';
import { contrastFaults, paletteAround } from './palette.ts';
import { THEME_PRESETS } from './presets.ts';
import { SURFACES, surfaceField } from './surface-names.ts';
import { surfaceAtNight, surfaceFaults, surfacePalette } from './surfaces.ts';
import { DEFAULT_PALETTE, readTheme } from './theme.ts';

const someColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

it('surfaces of all ready themes, and of their nights, are easy to read', () => {
  for (const { id, values } of [{ id: 'default', values: {} }, ...THEME_PRESETS]) {
    const { palette, surfaces } = readTheme(values);
    for (const surface of SURFACES) {
      for (const made of [surfacePalette, surfaceAtNight]) {
        const colors = made(palette, surfaces, surface);
        expect(contrastFaults(colors), `${id} ${surface}`).toEqual([]);
        expect(surfaceFaults(colors), `${id} ${surface}`).toEqual([]);
      }
    }
  }
});

it('a surface on any ground, around any colour, is easy to read', () => {
  fc.assert(
    fc.property(someColor, someColor, fc.constantFrom(...SURFACES), (ground, color, surface) => {
      const palette = paletteAround(color, DEFAULT_PALETTE);
      const colors = surfacePalette(
        palette,
        { [surfaceField(surface, 'ground')]: ground },
        surface,
      );

      expect(colors.page).toBe(ground);
      expect(contrastFaults(colors)).toEqual([]);
      expect(surfaceFaults(colors)).toEqual([]);
    }),
  );
});

it('what was chosen is kept, told of where it is hard to read, and offered a better one', () => {
  const { palette, surfaces } = readTheme({
    surfaceSandGround: '#ffffff',
    surfaceSandText: '#bbbbbb',
    surfaceSandAction: '#eeeeee',
    surfaceNightGround: 'red',
  });
  const colors = surfacePalette(palette, surfaces, 'sand');
  const faults = surfaceFaults(colors);

  expect(surfaces).not.toHaveProperty('surfaceNightGround');
  expect(faults.map(({ part }) => part)).toEqual(['text', 'action']);
  for (const { part, better } of faults) {
    const mended = { ...surfaces, [surfaceField('sand', part)]: better };
    const after = surfaceFaults(surfacePalette(palette, mended, 'sand'));
    expect(after.map((fault) => fault.part)).not.toContain(part);
  }
});
