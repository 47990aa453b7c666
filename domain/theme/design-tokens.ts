import { type Hex, isHex } from './color.ts';
import { FONTS, fontFamily, isThemeFont } from './fonts.ts';
import { OWN_FONTS_KEY } from './own-fonts.ts';
import { COLOR_ROLES } from './palette.ts';
import { SURFACE_FIELDS } from './surface-names.ts';
import {
  colorField,
  readTheme,
  THEME_CHOICES,
  THEME_NUMBERS,
  type ThemeNumber,
  type ThemeValues,
} from './theme.ts';

/** Key of what the format has no type for, such as the shape of buttons. */
const OURS = 'hr.izlog';
const PIXELS: readonly ThemeNumber[] = ['textSize', 'pageWidth', 'radius', 'borderWidth'];

type Json = Readonly<Record<string, unknown>>;

/**
 * A theme in the Design Tokens format (DTCG 2025.10): every colour, also those that follow from
 * others, fonts, and numbers. What was stored, exactly, is in `$extensions`.
 */
export function toDesignTokens(values: ThemeValues): Json {
  const theme = readTheme(values);
  const { [OWN_FONTS_KEY]: _facts, ...stored } = values;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: {
      $type: 'color',
      ...Object.fromEntries(
        COLOR_ROLES.map((role) => [role, { $value: colorValue(theme.palette[role]) }]),
      ),
    },
    font: {
      $type: 'fontFamily',
      body: { $value: familiesOf(fontFamily(theme.fontBody, theme.ownFonts)) },
      heading: { $value: familiesOf(fontFamily(theme.fontHeading, theme.ownFonts)) },
    },
    number: Object.fromEntries(
      namesOfNumbers().map((name) => [
        name,
        PIXELS.includes(name)
          ? { $type: 'dimension', $value: { value: theme[name], unit: 'px' } }
          : { $type: 'number', $value: theme[name] },
      ]),
    ),
    $extensions: { [OURS]: { tokens: stored } },
  };
}

const namesOfNumbers = () =>
  COLLATED.filter((name): name is ThemeNumber => Object.hasOwn(THEME_NUMBERS, name));
const COLLATED: readonly string[] = Object.keys(THEME_NUMBERS);

function colorValue(hex: Hex) {
  const component = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;
  return { colorSpace: 'srgb', components: [1, 3, 5].map(component), hex };
}

const familiesOf = (list: string) => list.split(', ').map((name) => name.replaceAll('"', ''));

/** What a file says. */
export interface ReadTokens {
  values: ThemeValues;
  /** Paths of tokens that mean nothing here. */
  ignored: readonly string[];
}

/**
 * Reads a file of design tokens: ours, or one of another tool whose colours are named by our roles
 * (`color.page`, also below other groups). Null for what is no such file. Values that a theme may not
 * have are ignored.
 */
export function fromDesignTokens(text: string): ReadTokens | null {
  const file = parse(text);
  if (!file) return null;
  const stored = ours(file);
  if (stored) return kept(Object.entries(stored));
  const found = [...tokensIn(file, [], 0)];
  return found.length === 0 ? null : kept(found.map(({ path, value }) => [path, value]));
}

function parse(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : null;
  } catch {
    return null;
  }
}

function ours(file: Json): Json | null {
  const extensions = file['$extensions'];
  const own = isJson(extensions) ? extensions[OURS] : null;
  const tokens = isJson(own) ? own['tokens'] : null;
  return isJson(tokens) ? tokens : null;
}

function kept(entries: readonly (readonly [string, unknown])[]): ReadTokens {
  const values: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [path, value] of entries) {
    const token = tokenOf(path, value);
    if (token) values[token.name] = token.value;
    else ignored.push(path);
  }
  return { values, ignored };
}

/** The token of a theme that a path and a value of a file mean; null for none. */
function tokenOf(path: string, value: unknown): { name: string; value: unknown } | null {
  const last = path.slice(path.lastIndexOf('.') + 1);
  const role = COLOR_ROLES.find((one) => [one, colorField(one)].includes(last));
  const color = colorOf(value);
  if (role) return color ? { name: colorField(role), value: color } : null;
  if (SURFACE_FIELDS.includes(last)) return color ? { name: last, value: color } : null;
  const number = COLLATED.includes(last) ? numberOf(last, value) : null;
  if (number !== null) return { name: last, value: number };
  return fontOf(path, last, value) ?? choiceOf(last, value);
}

function colorOf(value: unknown): Hex | null {
  const text = isJson(value) ? value['hex'] : value;
  const hex = typeof text === 'string' ? text.toLowerCase() : null;
  if (isHex(hex)) return hex;
  const parts = isJson(value) && value['colorSpace'] === 'srgb' ? value['components'] : null;
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const made = `#${parts.map(channelOf).join('')}`;
  return isHex(made) ? made : null;
}

function channelOf(part: unknown): string {
  const share = typeof part === 'number' ? Math.min(1, Math.max(0, part)) : Number.NaN;
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function numberOf(name: string, value: unknown): number | null {
  const number = isJson(value) ? value['value'] : value;
  const bounds = namesOfNumbers().find((one) => one === name);
  if (!bounds || typeof number !== 'number') return null;
  const { minimum, maximum } = THEME_NUMBERS[bounds];
  return number >= minimum && number <= maximum ? number : null;
}

function fontOf(path: string, last: string, value: unknown) {
  const isHeading = last === 'fontHeading' || /(?:^|\.)font\.heading$/.test(path);
  const isBody = last === 'fontBody' || /(?:^|\.)font\.body$/.test(path);
  if (!isHeading && !isBody) return null;
  const wanted: unknown = Array.isArray(value) ? value[0] : value;
  const font = FONTS.find(({ id, name }) => [id, name].some((known) => known === wanted));
  const id = font?.id ?? wanted;
  return isThemeFont(id) ? { name: isHeading ? 'fontHeading' : 'fontBody', value: id } : null;
}

function choiceOf(name: string, value: unknown) {
  const choices = Object.entries(THEME_CHOICES).find(([one]) => one === name)?.[1];
  return choices?.some((choice) => choice === value) ? { name, value } : null;
}

/** Deepest group that is read; files of tools have a few levels. */
const MOST_DEPTH = 8;

function* tokensIn(
  group: Json,
  path: readonly string[],
  depth: number,
): Generator<{ path: string; value: unknown }> {
  if ('$value' in group) yield { path: path.join('.'), value: group['$value'] };
  if (depth >= MOST_DEPTH) return;
  for (const [name, inner] of Object.entries(group)) {
    if (!name.startsWith('$') && isJson(inner)) yield* tokensIn(inner, [...path, name], depth + 1);
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
