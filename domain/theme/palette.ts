import { contrast, type Hex, mix, nearestPassing, readableOn, shade, withAlpha } from './color.ts';

/**
 * What a colour is for. A theme stores some of them, the rest follows from those. `line` is
 * decoration, `lineStrong` borders controls.
 */
export const COLOR_ROLES = [
  'page',
  'surface',
  'soft',
  'tint',
  'sand',
  'brand',
  'brandDeep',
  'brandSoft',
  'accent',
  'text',
  'textMuted',
  'textOnBrand',
  'link',
  'heading',
  'action',
  'actionHover',
  'onAction',
  'line',
  'lineStrong',
  'sale',
  'onSale',
  'success',
  'error',
  'star',
  'focus',
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

/** A colour for every role. */
export type Palette = Readonly<Record<ColorRole, Hex>>;

/** Contrast that WCAG 2.2 AA asks of text, and of what is not text. */
const TEXT = 4.5;
const SHAPE = 3;

/** Colours that are seen on each other, and the contrast that they need. */
export const CONTRAST_PAIRS: readonly { role: ColorRole; on: ColorRole; ratio: number }[] = [
  ...pairs(['text', 'textMuted'], ['page', 'surface', 'soft', 'tint'], TEXT),
  ...pairs(['heading', 'link'], ['page', 'surface', 'soft', 'tint'], TEXT),
  ...pairs(['onAction'], ['action', 'actionHover'], TEXT),
  ...pairs(['textOnBrand'], ['brand', 'brandDeep'], TEXT),
  ...pairs(['onSale'], ['sale'], TEXT),
  ...pairs(['sale', 'success', 'error'], ['page', 'surface'], TEXT),
  ...pairs(['lineStrong', 'focus', 'star'], ['page', 'surface'], SHAPE),
];

function pairs(roles: readonly ColorRole[], grounds: readonly ColorRole[], ratio: number) {
  return roles.flatMap((role) => grounds.map((on) => ({ role, on, ratio })));
}

/** A pair that is hard to read, and the colour nearest to the chosen one that is not. */
export interface ContrastFault {
  role: ColorRole;
  on: ColorRole;
  /** What the pair has and what it needs. */
  has: number;
  needs: number;
  /** Passes on everything that `role` is seen on. */
  better: Hex;
}

/** The pairs of a palette that are hard to read, the worst of each role (WCAG 2.2, 1.4.3 and 1.4.11). */
export function contrastFaults(palette: Palette): ContrastFault[] {
  return COLOR_ROLES.flatMap((role) => {
    const own = CONTRAST_PAIRS.filter((pair) => pair.role === role);
    const failing = own
      .map(({ on, ratio }) => ({ on, needs: ratio, has: contrast(palette[role], palette[on]) }))
      .filter(({ has, needs }) => has < needs)
      .sort((a, b) => a.has - b.has);
    const [worst] = failing;
    if (!worst) return [];
    const grounds = own.map(({ on }) => palette[on]);
    return [{ role, ...worst, better: nearestPassing(palette[role], grounds, worst.needs) }];
  });
}

type Get = (role: ColorRole) => Hex;

const GROUNDS: readonly ColorRole[] = ['page', 'surface', 'soft', 'tint'];
const readable = (color: Hex, get: Get) => nearestPassing(color, GROUNDS.map(get), TEXT);
const visible = (color: Hex, get: Get) =>
  nearestPassing(color, [get('page'), get('surface')], SHAPE);

/** What follows from the other colours where a theme chose none; the roots are those of the default. */
const RULES: Readonly<Record<ColorRole, (get: Get, roots: Palette) => Hex>> = {
  page: (_get, roots) => roots.page,
  surface: (get) => get('page'),
  soft: (get) => mix(get('page'), get('text'), 0.035),
  tint: (get) => mix(get('page'), get('brand'), 0.1),
  sand: (get) => mix(get('page'), get('text'), 0.09),
  brand: (_get, roots) => roots.brand,
  brandDeep: (get) => shade(get('brand'), 0.33),
  brandSoft: (get) => mix(get('brand'), get('page'), 0.45),
  accent: (get) => mix(get('brand'), get('page'), 0.6),
  text: (_get, roots) => roots.text,
  textMuted: (get) => readable(mix(get('text'), get('page'), 0.28), get),
  textOnBrand: (get) => nearestPassing(get('page'), [get('brand'), get('brandDeep')], TEXT),
  link: (get) => readable(get('action'), get),
  heading: (get) => get('text'),
  action: (get) => get('brand'),
  actionHover: (get) =>
    get('action') === get('brand') ? get('brandDeep') : mix(get('action'), get('text'), 0.18),
  onAction: (get) => readableOn(get('action')),
  line: (get) => mix(get('page'), get('text'), 0.12),
  lineStrong: (get) => visible(mix(get('page'), get('text'), 0.5), get),
  sale: (get, roots) => readable(roots.sale, get),
  onSale: (get) => readableOn(get('sale')),
  success: (get, roots) => readable(roots.success, get),
  error: (get, roots) => readable(roots.error, get),
  star: (get, roots) => visible(roots.star, get),
  focus: (get) => visible(get('action'), get),
};

/** Stored colours, each with what follows from it where nothing else was chosen. */
export function completePalette(chosen: Partial<Palette>, roots: Palette): Palette {
  const known = new Map<ColorRole, Hex>();
  const get = (role: ColorRole): Hex => {
    const color = known.get(role) ?? chosen[role] ?? RULES[role](get, roots);
    known.set(role, color);
    return color;
  };
  return {
    page: get('page'),
    surface: get('surface'),
    soft: get('soft'),
    tint: get('tint'),
    sand: get('sand'),
    brand: get('brand'),
    brandDeep: get('brandDeep'),
    brandSoft: get('brandSoft'),
    accent: get('accent'),
    text: get('text'),
    textMuted: get('textMuted'),
    textOnBrand: get('textOnBrand'),
    link: get('link'),
    heading: get('heading'),
    action: get('action'),
    actionHover: get('actionHover'),
    onAction: get('onAction'),
    line: get('line'),
    lineStrong: get('lineStrong'),
    sale: get('sale'),
    onSale: get('onSale'),
    success: get('success'),
    error: get('error'),
    star: get('star'),
    focus: get('focus'),
  };
}

/** A whole palette around one colour, such as that of a logo; every pair of it is readable. */
export function paletteAround(color: Hex, roots: Palette): Palette {
  const white = shade(color, 0.99, 0.006);
  const brand = nearestPassing(color, [white], TEXT);
  return completePalette(
    {
      page: white,
      surface: shade(color, 1),
      brand,
      brandDeep: shade(brand, 0.3, 0.09),
      accent: shade(color, 0.82, 0.12),
      text: shade(color, 0.24, 0.02),
      heading: shade(color, 0.2, 0.04),
    },
    roots,
  );
}

/** Colours of the same names on the dark surfaces of a page, so that blocks need no rule of their own. */
export function colorsOnDark(palette: Palette): Record<string, string> {
  const { brand, brandDeep, textOnBrand: text } = palette;
  const veil = (percent: number) => withAlpha(text, percent);
  const bright = (color: Hex) => nearestPassing(mix(color, text, 0.55), [brand, brandDeep], TEXT);
  return {
    surface: veil(6),
    soft: veil(6),
    tint: veil(10),
    text,
    textMuted: nearestPassing(mix(text, brand, 0.2), [brand, brandDeep], TEXT),
    heading: text,
    link: text,
    action: text,
    actionHover: mix(text, brand, 0.12),
    onAction: brandDeep,
    line: veil(20),
    lineStrong: veil(55),
    hover: veil(9),
    sale: bright(palette.sale),
    onSale: brandDeep,
    success: bright(palette.success),
    error: bright(palette.error),
    star: bright(palette.star),
    focus: text,
  };
}

/** The palette of the same theme for those who look at a dark screen. */
export function paletteAtNight(palette: Palette): Palette {
  const { brand, text } = palette;
  const page = shade(brand, 0.2, 0.025);
  const light = shade(brand, 0.86, 0.07);
  return completePalette(
    {
      page,
      surface: shade(brand, 0.24, 0.03),
      soft: shade(brand, 0.23, 0.03),
      tint: shade(brand, 0.28, 0.04),
      sand: shade(text, 0.3, 0.02),
      brand: shade(brand, 0.36, 0.08),
      brandDeep: shade(brand, 0.16, 0.04),
      text: shade(text, 0.93, 0.012),
      heading: shade(text, 0.96, 0.01),
      textOnBrand: shade(brand, 0.96, 0.01),
      action: light,
      link: light,
      accent: light,
      brandSoft: shade(brand, 0.7, 0.08),
    },
    palette,
  );
}

/** What follows from the palette in any case: veils and shadows. `strength` is that of the shadows. */
export function veils({ brand, brandDeep, text }: Palette, strength: number) {
  return {
    hover: withAlpha(brand, 6),
    backdrop: withAlpha(text, 42),
    shadowS: withAlpha(brandDeep, 6 * strength),
    shadowM: withAlpha(brandDeep, 8 * strength),
    shadowL: withAlpha(brandDeep, 14 * strength),
  };
}
