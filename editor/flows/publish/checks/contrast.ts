/** A colour with its opacity; channels from 0 to 255, `alpha` from 0 to 1. */
export interface Colour {
  rgb: readonly [number, number, number];
  alpha: number;
}

const NUMBER = /-?[\d.]+(?:e-?\d+)?/g;

/** Reads a computed colour: `rgb()`, `rgba()` and `color(srgb …)`; null for any other. */
export function readColour(text: string): Colour | null {
  const isShare = text.startsWith('color(srgb ');
  if (!isShare && !/^rgba?\(/.test(text)) return null;
  const [red, green, blue, alpha = 1] = (text.match(NUMBER) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  const scale = isShare ? 255 : 1;
  return { rgb: [red * scale, green * scale, blue * scale], alpha };
}

/** A colour laid over another one that lets nothing through. */
export function layOver({ rgb, alpha }: Colour, below: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => rgb[index] * alpha + below.rgb[index] * (1 - alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** Contrast of two opaque colours by WCAG 2: 1 for equal ones, 21 for black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance({ rgb }: Colour): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast that text of this size must have (WCAG 2, AA); `size` in CSS pixels. */
export function neededContrast(size: number, weight: number): number {
  const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
  return isLarge ? 3 : 4.5;
}
