import { toDesignTokens } from '#domain/theme/design-tokens.ts';
import { COLOR_ROLES } from '#domain/theme/palette.ts';
import { colorField, type ThemeValues } from '#domain/theme/theme.ts';
import { atNight } from '../../controls/globals.ts';

type Json = Readonly<Record<string, unknown>>;

/** A custom property of a style sheet. */
export interface CssToken {
  name: string;
  value: string;
}

/** Custom properties that style sheets declare, each once, as the first sheet has it. */
export function cssTokens(...sheets: readonly string[]): CssToken[] {
  const found = sheets
    .flatMap((sheet) => [...sheet.matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm)])
    .map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const);
  return [...new Map(found.toReversed())].toReversed().map(([name, value]) => ({ name, value }));
}

/** Groups of custom properties that a file of tokens holds, by the beginning of their names. */
const GROUPS = ['text', 'space', 'section', 'radius', 'weight', 'leading', 'fast', 'slow', 'ease'];

/**
 * What a designer's tool reads: a theme in the Design Tokens format (DTCG 2025.10) by day and at night,
 * with the sizes that its style sheets hold. The theme panel reads the same file back.
 */
export function tokenFile(values: ThemeValues, tokens: readonly CssToken[]): Json {
  const day = toDesignTokens(values);
  const night = toDesignTokens(atNight(values));
  const scale = GROUPS.map((group) => [
    group,
    Object.fromEntries(
      tokens
        .filter(({ name }) => name === group || name.startsWith(`${group}-`))
        .flatMap(({ name, value }) => {
          const token = tokenOf(group, value);
          return token ? [[name.slice(group.length + 1) || 'base', token] as const] : [];
        }),
    ),
  ]);
  return { ...day, night: { color: renamed(night['color']) }, ...Object.fromEntries(scale) };
}

/** Colours of the night under names of their own, so that nobody takes them for those of the day. */
function renamed(colors: unknown): Json {
  const all = Object(colors) as Json;
  const named = COLOR_ROLES.map((role) => [`${colorField(role)}AtNight`, all[role]]);
  return { $type: 'color', ...Object.fromEntries(named) };
}

/** A value of CSS as the format has it; a size that grows with the page is given at its largest. */
function tokenOf(group: string, value: string): Json | null {
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(value) };
  if (group === 'leading') return { $type: 'number', $value: Number(value) };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value)?.[1];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  const fluid = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(value);
  const measure = measureOf(fluid?.[2] ?? value);
  if (!measure) return null;
  const least = fluid && measureOf(fluid[1] ?? '');
  return {
    $type: measure.unit === 'ms' ? 'duration' : 'dimension',
    $value: measure,
    ...(least && { $extensions: { 'hr.izlog': { css: value, least } } }),
  };
}

function measureOf(text: string): { value: number; unit: string } | null {
  const [, number, unit] = /^\s*(-?[\d.]+)(px|rem|ms)\s*$/.exec(text) ?? [];
  if (text.trim() === '0') return { value: 0, unit: 'px' };
  return number !== undefined && unit ? { value: Number(number), unit } : null;
}
