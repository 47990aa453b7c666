import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { COLOR_ROLES, paletteAtNight } from '#domain/theme/palette.ts';
import { THEME_PRESETS } from '#domain/theme/presets.ts';
import { colorField, readTheme, type ThemeValues } from '#domain/theme/theme.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Times of day in the toolbar. */
export const TIMES = ['day', 'night'] as const;
/** What the toolbar shows a block in: where it belongs, by itself, or in three widths at once. */
export const FRAMES = ['natural', 'alone', 'widths'] as const;
export type Frame = (typeof FRAMES)[number];

/** Language chosen in Storybook's toolbar. */
export function localeOf(globals: Globals): Locale {
  return LOCALES.find((locale) => locale === globals['locale']) ?? DEFAULT_LOCALE;
}

/** Whether the toolbar says that the visitor looks at a dark screen. */
export function isNight(globals: Globals): boolean {
  return globals['time'] === 'night';
}

/** Tokens of the theme chosen in the toolbar, at the time of day chosen there. */
export function themeOf(globals: Globals): ThemeValues {
  const values = THEME_PRESETS.find(({ id }) => id === globals['theme'])?.values ?? {};
  return isNight(globals) ? atNight(values) : values;
}

/** A theme whose day looks as the night of another: no browser can be told to look at it at night. */
export function atNight(values: ThemeValues): ThemeValues {
  const night = paletteAtNight(readTheme(values).palette);
  const colors = COLOR_ROLES.map((role) => [colorField(role), night[role]]);
  return { ...values, ...Object.fromEntries(colors), scheme: 'light' };
}

export function frameOf(globals: Globals): Frame {
  return FRAMES.find((frame) => frame === globals['frame']) ?? 'natural';
}
