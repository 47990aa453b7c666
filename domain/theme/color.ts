/** A colour of a theme: `#rrggbb`, in lower case. */
export type Hex = `#${string}`;

/** What a stored colour looks like; `schemas/content/theme.ts` uses it too. */
export const HEX_PATTERN = '^#[0-9a-f]{6}$';
const HEX = new RegExp(HEX_PATTERN);

export const WHITE: Hex = '#ffffff';
export const BLACK: Hex = '#000000';

/** Lightness (0 to 1), chroma and hue (radians) of the OKLCH space, in which equal steps look equal. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && HEX.test(value);
}

/** Red, green and blue, 0 to 255 each. */
function rgbOf(hex: Hex): Triple {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The colour of red, green and blue, 0 to 255 each. */
export function hexOf(rgb: Triple): Hex {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(part).join('')}`;
}

/** The colour with an alpha in percent, as CSS writes it: `rgb(31 79 85 / 6%)`. */
export function withAlpha(hex: Hex, percent: number): string {
  return `rgb(${rgbOf(hex).join(' ')} / ${Math.round(percent * 100) / 100}%)`;
}

/** What `share` (0 to 1) of `over` makes of `under`. */
export function mix(under: Hex, over: Hex, share: number): Hex {
  const [r, g, b] = rgbOf(under);
  const [x, y, z] = rgbOf(over);
  return hexOf([r + (x - r) * share, g + (y - g) * share, b + (z - b) * share]);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  const part = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return part * 255;
}

function luminance(hex: Hex): number {
  const [r, g, b] = rgbOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** White or black, whichever is read better on `ground`. */
export function readableOn(ground: Hex): Hex {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

/** The colour as OKLCH (Ottosson 2020). */
export function toLch(hex: Hex): Lch {
  const [r, g, b] = rgbOf(hex);
  const [x, y, z] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const o = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, o),
    h: Math.atan2(o, a),
  };
}

/** The colour of an OKLCH value; chroma that no screen shows is taken back. */
export function fromLch({ l, c, h }: Lch): Hex {
  for (let chroma = c; ; chroma *= 0.9) {
    const rgb = linearRgb(l, chroma * Math.cos(h), chroma * Math.sin(h));
    const isShown = rgb.every((part) => part >= -0.0005 && part <= 1.0005);
    if (isShown || chroma < 0.002) {
      return hexOf([gamma(rgb[0]), gamma(rgb[1]), gamma(rgb[2])]);
    }
  }
}

function linearRgb(light: number, a: number, b: number): Triple {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The same hue at another lightness, its chroma held below `most`. */
export function shade(hex: Hex, lightness: number, most = 1): Hex {
  const { c, h } = toLch(hex);
  return fromLch({ l: lightness, c: Math.min(c, most), h });
}

/** Steps in which a passing colour is looked for, from black to white. */
const STEPS = 200;

/**
 * The colour nearest to `wanted` that has a contrast of `ratio` to every one of `grounds`; its hue
 * stays. Where no colour has, the best there is.
 */
export function nearestPassing(wanted: Hex, grounds: readonly Hex[], ratio: number): Hex {
  const worst = (color: Hex) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  if (worst(wanted) >= ratio) return wanted;
  const { l: start } = toLch(wanted);
  const candidates = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))
    .map((lightness) => shade(wanted, lightness));
  const passing = candidates.find((color) => worst(color) >= ratio);
  return passing ?? (worst(WHITE) >= worst(BLACK) ? WHITE : BLACK);
}
