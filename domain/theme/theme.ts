import { type Hex, isHex } from './color.ts';
import { knownFont, type ThemeFontId } from './fonts.ts';
import { OWN_FONTS_KEY, type OwnFont, readOwnFonts } from './own-fonts.ts';
import {
  COLOR_ROLES,
  type ColorRole,
  completePalette,
  type Palette,
  paletteAround,
} from './palette.ts';
import { SURFACE_FIELDS } from './surface-names.ts';
import { readSurfaces, type SurfaceColors } from './surfaces.ts';

/** Choices of a theme that are one of a few, each with its default first. */
export const THEME_CHOICES = {
  headingCase: ['none', 'uppercase'],
  buttonShape: ['rounded', 'square', 'pill'],
  buttonCase: ['none', 'uppercase'],
  fieldStyle: ['box', 'line'],
  cardStyle: ['plain', 'bordered', 'raised'],
  badgeShape: ['rounded', 'square', 'pill'],
  pictureRatio: ['4/5', '1/1', '3/4', '4/3'],
  motion: ['calm', 'lively', 'none'],
  /** `auto` follows the visitor's system, which may ask for a dark page. */
  scheme: ['light', 'auto'],
} as const;
export type ThemeChoices = {
  readonly [name in keyof typeof THEME_CHOICES]: (typeof THEME_CHOICES)[name][number];
};

/** Numbers of a theme: what they may be, what they are by default, and the step of their control. */
export const THEME_NUMBERS = {
  /** Size of body text in pixels; all smaller sizes follow. */
  textSize: { minimum: 14, maximum: 18, default: 15, step: 0.5 },
  /** Size of headings against that of the default theme. */
  headingScale: { minimum: 0.7, maximum: 1.4, default: 1, step: 0.05 },
  headingWeight: { minimum: 300, maximum: 800, default: 400, step: 100 },
  /** Space between the letters of headings, in hundredths of their size. */
  headingTracking: { minimum: -5, maximum: 12, default: -1.2, step: 0.2 },
  lineHeight: { minimum: 1.4, maximum: 2, default: 1.7, step: 0.05 },
  /** Space above and below sections against that of the default theme. */
  spacing: { minimum: 0.6, maximum: 1.5, default: 1, step: 0.05 },
  /** Widest content of a page in pixels. */
  pageWidth: { minimum: 960, maximum: 1600, default: 1320, step: 20 },
  /** Radius of cards and pictures in pixels; controls have half of it, dialogs twice as much. */
  radius: { minimum: 0, maximum: 24, default: 4, step: 1 },
  /** Width of the borders of cards, fields and buttons in pixels. */
  borderWidth: { minimum: 1, maximum: 4, default: 1, step: 0.5 },
  /** Strength of shadows against that of the default theme. */
  shadow: { minimum: 0, maximum: 3, default: 1, step: 0.25 },
} as const;
export type ThemeNumber = keyof typeof THEME_NUMBERS;

/** Everything that decides how a shop looks, complete and within its bounds. */
export interface Theme extends ThemeChoices, Readonly<Record<ThemeNumber, number>> {
  readonly palette: Palette;
  /** Colours of surfaces that were chosen; the others follow from the palette. */
  readonly surfaces: SurfaceColors;
  readonly fontBody: ThemeFontId;
  readonly fontHeading: ThemeFontId;
  /** Fonts of the site's own among the two. */
  readonly ownFonts: readonly OwnFont[];
}

/** Name under which a theme stores the colour of a role: `colorPage`. */
export function colorField(role: ColorRole): string {
  return `color${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}

const PORCELAIN: Hex = '#fdfcfa';
const TEAL: Hex = '#1f4f55';
const DEEP: Hex = '#163a3f';

/** The palette of a shop that chose nothing: deep sea teal on warm porcelain. */
export const DEFAULT_PALETTE: Palette = {
  page: PORCELAIN,
  surface: '#ffffff',
  soft: '#f6f2ec',
  tint: '#e8efed',
  sand: '#ebe3d7',
  brand: TEAL,
  brandDeep: DEEP,
  brandSoft: '#6fb0ad',
  accent: '#8fd0ca',
  text: '#1b2b2c',
  textMuted: '#55645f',
  textOnBrand: PORCELAIN,
  link: TEAL,
  heading: DEEP,
  action: TEAL,
  actionHover: DEEP,
  onAction: PORCELAIN,
  line: '#e3ddd3',
  lineStrong: '#7f8b89',
  sale: '#a03a26',
  onSale: '#ffffff',
  success: '#2c6a4b',
  error: '#a8261c',
  star: '#b07a2a',
  focus: '#0f6f78',
};

/** What a theme stores: some of its tokens by name. */
export type ThemeValues = Readonly<Record<string, unknown>>;

/**
 * The whole theme of stored values. A value that is missing, unknown or out of bounds counts as not
 * chosen, so that any stored theme has a look; where no colour at all is chosen it is the default's.
 */
export function readTheme(values: ThemeValues): Theme {
  const own = readOwnFonts(values[OWN_FONTS_KEY]);
  const fontBody = knownFont(values['fontBody'], own) ?? 'montserrat';
  const fontHeading = knownFont(values['fontHeading'], own) ?? 'gelasio';
  return {
    palette: readPalette(values),
    surfaces: readSurfaces(values),
    fontBody,
    fontHeading,
    ownFonts: own.filter(({ id }) => id === fontBody || id === fontHeading),
    ...readChoices(values),
    ...readNumbers(values),
  };
}

function readPalette(values: ThemeValues): Palette {
  const chosen = COLOR_ROLES.flatMap((role) => {
    const value = values[colorField(role)];
    return isHex(value) ? [[role, value] as const] : [];
  });
  if (chosen.length === 0) return DEFAULT_PALETTE;
  return completePalette(Object.fromEntries(chosen), DEFAULT_PALETTE);
}

function readChoices(values: ThemeValues): ThemeChoices {
  const { headingCase, buttonShape, buttonCase, fieldStyle, cardStyle } = THEME_CHOICES;
  const { badgeShape, pictureRatio, motion, scheme } = THEME_CHOICES;
  return {
    headingCase: oneOf(headingCase, values['headingCase']),
    buttonShape: oneOf(buttonShape, values['buttonShape']),
    buttonCase: oneOf(buttonCase, values['buttonCase']),
    fieldStyle: oneOf(fieldStyle, values['fieldStyle']),
    cardStyle: oneOf(cardStyle, values['cardStyle']),
    badgeShape: oneOf(badgeShape, values['badgeShape']),
    pictureRatio: oneOf(pictureRatio, values['pictureRatio']),
    motion: oneOf(motion, values['motion']),
    scheme: oneOf(scheme, values['scheme']),
  };
}

function oneOf<T extends string>(choices: readonly [T, ...T[]], value: unknown): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}

function readNumbers(values: ThemeValues): Record<ThemeNumber, number> {
  const read = (name: ThemeNumber) => {
    const { minimum, maximum, default: usual } = THEME_NUMBERS[name];
    const value = values[name];
    return typeof value === 'number' && value >= minimum && value <= maximum ? value : usual;
  };
  return {
    textSize: read('textSize'),
    headingScale: read('headingScale'),
    headingWeight: read('headingWeight'),
    headingTracking: read('headingTracking'),
    lineHeight: read('lineHeight'),
    spacing: read('spacing'),
    pageWidth: read('pageWidth'),
    radius: read('radius'),
    borderWidth: read('borderWidth'),
    shadow: read('shadow'),
  };
}

/** The look of a shop that chose nothing. */
export const DEFAULT_THEME = readTheme({});

/** Roles that a palette around one colour decides; the rest follows. */
const AROUND: readonly ColorRole[] = [
  'page',
  'surface',
  'brand',
  'brandDeep',
  'accent',
  'text',
  'heading',
];

/**
 * The same theme with all its colours around one, such as that of a logo; every pair of them can be
 * read (WCAG 2.2 AA).
 */
export function withColorsAround(values: ThemeValues, color: Hex): ThemeValues {
  const palette = paletteAround(color, DEFAULT_PALETTE);
  const colors = new Set([...COLOR_ROLES.map(colorField), ...SURFACE_FIELDS]);
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !colors.has(name))),
    ...Object.fromEntries(AROUND.map((role) => [colorField(role), palette[role]])),
  };
}
