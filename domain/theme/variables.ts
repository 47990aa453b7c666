import { fontFamily } from './fonts.ts';
import { colorsOnDark, type Palette, paletteAtNight, veils } from './palette.ts';
import type { Surface } from './surface-names.ts';
import { surfaceAtNight, surfacePalette } from './surfaces.ts';
import type { Theme } from './theme.ts';

/** CSS values by the names that `runtime/theme/*.template.css` has for them. */
export type ThemeVariables = Readonly<Record<string, string>>;

const PILL = '999px';
const OF_DEFAULT_TEXT = 15;
/** Sizes of text at the default size, in rem. */
const TEXT = { xs: 0.75, s: 0.8125, m: 0.9375, l: 1.0625 };
/** Sizes of headings at the default scale: on phones, how they grow with the page, on desktops; rem and cqi. */
const HEADINGS = {
  xl: [1.3125, 1.15, 0.6, 1.5625],
  '2xl': [1.6875, 1.35, 1.4, 2.375],
  '3xl': [2.0625, 1.45, 2.5, 3.375],
  '4xl': [2.375, 1.5, 3.7, 4.5],
} as const;
/** The same of the space above and below sections. */
const SECTIONS = {
  s: [1.75, 1.1, 2.2, 3],
  m: [3, 1.8, 4.4, 6],
  l: [4.5, 2.8, 6.4, 9],
} as const;

const MOTION = {
  calm: { fast: '150ms', slow: '320ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  lively: { fast: '120ms', slow: '420ms', ease: 'cubic-bezier(0.34, 1.4, 0.64, 1)' },
  none: { fast: '0.01ms', slow: '0.01ms', ease: 'linear' },
} as const;

const CARDS = {
  plain: { hasBorder: false, shadow: '', pad: '0' },
  bordered: { hasBorder: true, shadow: '', pad: '1rem' },
  raised: { hasBorder: false, shadow: '0 8px 28px', pad: '1rem' },
} as const;

/** Shape, type and space of a theme: what is equal by day and at night. */
export function shapeVariables(theme: Theme): ThemeVariables {
  const { radius, pageWidth, lineHeight, headingTracking, headingWeight } = theme;
  const card = CARDS[theme.cardStyle];
  const motion = MOTION[theme.motion];
  const textFactor = theme.textSize / OF_DEFAULT_TEXT;
  const { shadowM } = veils(theme.palette, theme.shadow);
  const isBox = theme.fieldStyle === 'box';
  const border = `${round(theme.borderWidth)}px`;
  return {
    'font-body': fontFamily(theme.fontBody, theme.ownFonts),
    'font-heading': fontFamily(theme.fontHeading, theme.ownFonts),
    ...prefixed(
      'text',
      mapValues(TEXT, (size) => rem(size * textFactor)),
    ),
    ...prefixed('text', fluid(HEADINGS, theme.headingScale)),
    ...prefixed('section', fluid(SECTIONS, theme.spacing)),
    'weight-heading': String(headingWeight),
    'case-heading': theme.headingCase,
    'tracking-tight': `${round(headingTracking / 100)}em`,
    'leading-body': String(round(lineHeight)),
    'page-width': rem(pageWidth / 16),
    'radius-s': `${round(radius / 2)}px`,
    'radius-m': `${round(radius)}px`,
    'radius-l': `${round(radius * 2)}px`,
    'radius-button': shapeOf(theme.buttonShape, radius),
    'radius-badge': shapeOf(theme.badgeShape, radius),
    'case-button': theme.buttonCase,
    'tracking-button': theme.buttonCase === 'uppercase' ? '0.1em' : '0.02em',
    border,
    'field-sides': isBox ? border : '0',
    'field-radius': isBox ? `${round(radius / 2)}px` : '0',
    'card-border': card.hasBorder ? border : '0',
    'card-shadow': card.shadow === '' ? 'none' : `${card.shadow} ${shadowM}`,
    'card-pad': card.pad,
    'card-fill': theme.cardStyle === 'plain' ? '0%' : '100%',
    'picture-ratio': theme.pictureRatio.replace('/', ' / '),
    'motion-fast': motion.fast,
    'motion-slow': motion.slow,
    'motion-ease': motion.ease,
    scheme: theme.scheme === 'auto' ? 'light dark' : 'light',
  };
}

/** Colours of a theme by day, or of its night. */
export function colorVariables(theme: Theme, time: 'day' | 'night'): ThemeVariables {
  const palette: Palette = time === 'day' ? theme.palette : paletteAtNight(theme.palette);
  return {
    ...prefixed('color', { ...palette, ...veils(palette, theme.shadow) }),
    ...prefixed('deep', colorsOnDark(palette)),
  };
}

/** Colours of a surface by day, or of its night. */
export function surfaceVariables(
  { palette, surfaces }: Theme,
  surface: Surface,
  time: 'day' | 'night',
): ThemeVariables {
  const colors = (time === 'day' ? surfacePalette : surfaceAtNight)(palette, surfaces, surface);
  return { 'surface-name': surface, ...prefixed('color', { ...colors }) };
}

function shapeOf(shape: 'rounded' | 'square' | 'pill', radius: number): string {
  if (shape === 'pill') return PILL;
  return shape === 'square' ? '0' : `${round(radius / 2)}px`;
}

function fluid(
  sizes: Readonly<Record<string, readonly [number, number, number, number]>>,
  factor: number,
): Record<string, string> {
  return mapValues(sizes, ([least, base, grow, most]) => {
    const by = (value: number) => round(value * factor);
    return `clamp(${by(least)}rem, ${by(base)}rem + ${by(grow)}cqi, ${by(most)}rem)`;
  });
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>) {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}-${kebab(name)}`, value]),
  );
}

function mapValues<T>(values: Readonly<Record<string, T>>, to: (value: T) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const rem = (value: number) => `${round(value)}rem`;
