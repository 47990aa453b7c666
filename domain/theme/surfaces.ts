import {
  BLACK,
  contrast,
  type Hex,
  isHex,
  mix,
  nearestPassing,
  readableOn,
  WHITE,
} from './color.ts';
import {
  type ColorRole,
  type ContrastFault,
  completePalette,
  contrastFaults,
  type Palette,
  paletteAtNight,
} from './palette.ts';
import { SURFACE_FIELDS, type Surface, type SurfacePart, surfaceField } from './surface-names.ts';

/** Colours of surfaces that a theme has chosen, by field. */
export type SurfaceColors = Readonly<Record<string, Hex>>;

export function readSurfaces(values: Readonly<Record<string, unknown>>): SurfaceColors {
  return Object.fromEntries(
    SURFACE_FIELDS.flatMap((name) => {
      const value = values[name];
      return isHex(value) ? [[name, value] as const] : [];
    }),
  );
}

const GROUNDS = { sand: 'sand', accent: 'accent', night: 'brandDeep' } as const;
const EASY = 7;
const TEXT = 4.5;
const SHAPE = 3;
/** How far plates on a surface are from it. */
const PLATES = { soft: 0.06, tint: 0.12 };

/** The colours of a surface. Where a theme chose none they follow from its palette, and can be read. */
export function surfacePalette(palette: Palette, chosen: SurfaceColors, surface: Surface): Palette {
  const own = (part: SurfacePart) => chosen[surfaceField(surface, part)];
  const ground = own('ground') ?? palette[GROUNDS[surface]];
  const text = own('text') ?? textOn(ground, palette);
  const action = own('action') ?? actionOn(ground, text, palette);
  const line = own('line');
  // Plates go away from the text, so that it is at least as easy to read on them.
  const away = contrast(text, WHITE) > contrast(text, BLACK) ? WHITE : BLACK;
  return completePalette(
    {
      page: ground,
      surface: ground,
      soft: mix(ground, away, PLATES.soft),
      tint: mix(ground, away, PLATES.tint),
      sand: mix(ground, away, PLATES.tint),
      brand: palette.brand,
      brandDeep: palette.brandDeep,
      text,
      action,
      actionHover: mix(action, readableOn(action) === WHITE ? BLACK : WHITE, 0.18),
      ...(line && { line }),
    },
    palette,
  );
}

function textOn(ground: Hex, { text, textOnBrand }: Palette): Hex {
  if (contrast(text, ground) >= EASY) return text;
  return contrast(textOnBrand, ground) >= TEXT ? textOnBrand : readableOn(ground);
}

function actionOn(ground: Hex, text: Hex, { action }: Palette): Hex {
  return contrast(action, ground) >= SHAPE ? action : text;
}

/** The same for those who look at a dark screen; what was chosen for a surface stays. */
export function surfaceAtNight(palette: Palette, chosen: SurfaceColors, surface: Surface): Palette {
  return surfacePalette(paletteAtNight(palette), chosen, surface);
}

const PART_OF: Partial<Record<ColorRole, SurfacePart>> = { text: 'text', action: 'action' };

/** What is hard to read or to see on a surface, by what a theme may choose of it. */
export function surfaceFaults(
  palette: Palette,
): readonly (ContrastFault & { part: SurfacePart })[] {
  const faults = contrastFaults(palette).flatMap((fault) => {
    const part = PART_OF[fault.role];
    return part ? [{ ...fault, part }] : [];
  });
  const { action, page } = palette;
  const has = contrast(action, page);
  if (has >= SHAPE) return faults;
  const better = nearestPassing(action, [page], SHAPE);
  return [...faults, { part: 'action', role: 'action', on: 'page', has, needs: SHAPE, better }];
}
