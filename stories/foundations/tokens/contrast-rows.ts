import { contrast, type Hex } from '#domain/theme/color.ts';
import { CONTRAST_PAIRS, type ColorRole, type Palette } from '#domain/theme/palette.ts';
import { SURFACES } from '#domain/theme/surface-names.ts';
import { surfacePalette } from '#domain/theme/surfaces.ts';
import { readTheme, type ThemeValues } from '#domain/theme/theme.ts';

/** Two colours that are seen on each other. */
export interface ContrastRow {
  role: ColorRole;
  on: ColorRole;
  color: Hex;
  ground: Hex;
  /** By WCAG 2.2, cut to two decimals: what is shown as 4.5 is no less. */
  ratio: number;
  needs: number;
  passes: boolean;
}

/** Every pair of colours that blocks use, on the page and on each surface of a theme. */
export function contrastRows(
  values: ThemeValues,
): (readonly [name: string, rows: ContrastRow[]])[] {
  const { palette, surfaces } = readTheme(values);
  return [
    ['page', rowsOf(palette)],
    ...SURFACES.map(
      (surface) => [surface, rowsOf(surfacePalette(palette, surfaces, surface))] as const,
    ),
  ];
}

function rowsOf(palette: Palette): ContrastRow[] {
  return CONTRAST_PAIRS.map(({ role, on, ratio: needs }) => {
    const [color, ground] = [palette[role], palette[on]];
    const has = contrast(color, ground);
    return {
      role,
      on,
      color,
      ground,
      ratio: Math.floor(has * 100) / 100,
      needs,
      passes: has >= needs,
    };
  });
}
