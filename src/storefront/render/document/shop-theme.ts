import { SURFACES } from '#domain/theme/surface-names.ts';
import { readTheme, type Theme, type ThemeValues } from '#domain/theme/theme.ts';
import { surfaceCss, themeCss } from '#runtime/theme/theme-css.ts';
import { fontCss, fontFiles } from '#runtime/theme/theme-fonts.ts';

/** A theme as pages need it. */
export interface ShopTheme extends Theme {
  /** Its faces and custom properties. */
  css: string;
  /** Rules of its surfaces, each for pages with a section that stands on it. */
  surfaceRules: readonly { name: string; mark: string; css: string }[];
  /** Fonts that the first view needs. */
  files: readonly string[];
}

const known = new Map<string, ShopTheme>();
/** Sites have few themes at a time; should they not, the oldest are made again. */
const MAX_KNOWN = 100;

/** The theme of stored values; made once while they are equal. */
export function shopTheme(values: ThemeValues): ShopTheme {
  const key = JSON.stringify(values);
  const made = known.get(key) ?? makeTheme(values);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

function makeTheme(values: ThemeValues): ShopTheme {
  const theme = readTheme(values);
  return {
    ...theme,
    css: fontCss(theme) + themeCss(theme),
    surfaceRules: SURFACES.map((name) => ({
      name,
      mark: `data-background="${name}"`,
      css: surfaceCss(theme, name),
    })),
    files: fontFiles(theme),
  };
}
