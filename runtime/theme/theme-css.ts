import type { Surface } from '#domain/theme/surface-names.ts';
import type { Theme } from '#domain/theme/theme.ts';
import {
  colorVariables,
  shapeVariables,
  surfaceVariables,
  type ThemeVariables,
} from '#domain/theme/variables.ts';
import colors from './colors.template.css?inline';
import shape from './shape.template.css?inline';
import surfaceSheet from './surface.template.css?inline';

/** What stands for a value in a template. */
const PLACE = /\btheme-([a-z\d-]+)/g;

/** Motion is for those who have nothing against it, whatever a theme says. */
const CALM = fill(
  `@media (prefers-reduced-motion:reduce){${onlyMotion(shape)}}`,
  Object.fromEntries(['fast', 'slow'].map((name) => [`motion-${name}`, '0.01ms'])),
);

/**
 * Style sheet of a theme: all its custom properties, and nothing else. A theme that follows the
 * visitor's system carries its colours twice.
 */
export function themeCss(theme: Theme): string {
  const day = fill(colors, colorVariables(theme, 'day'));
  const sheet = day + fill(shape, shapeVariables(theme)) + CALM;
  if (theme.scheme !== 'auto') return sheet;
  const night = fill(colors, colorVariables(theme, 'night'));
  return `${sheet}@media (prefers-color-scheme:dark){${night}}`;
}

/** Colours of the sections that stand on a surface of the theme. */
export function surfaceCss(theme: Theme, surface: Surface): string {
  const day = fill(surfaceSheet, surfaceVariables(theme, surface, 'day'));
  if (theme.scheme !== 'auto') return day;
  const night = fill(surfaceSheet, surfaceVariables(theme, surface, 'night'));
  return `${day}@media (prefers-color-scheme:dark){${night}}`;
}

function fill(template: string, values: ThemeVariables): string {
  return template.replace(PLACE, (place, name: string) => values[name] ?? place);
}

/** The rule for `:root` with the durations alone. */
function onlyMotion(template: string): string {
  const declarations = template.match(/--[\w-]+:\s*theme-motion-(?:fast|slow)/g) ?? [];
  return `:root{${declarations.join(';')}}`;
}
