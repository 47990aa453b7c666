import { fromLch, type Hex, type Lch, toLch } from './color.ts';

/** Most colours that are proposed. */
const MOST = 3;
/** Pixels less opaque than this are ground. */
const OPAQUE = 128;
/** Chroma below which a colour is a grey, which makes no palette. */
const GREY = 0.035;
/** Parts of the circle of hues in which pixels are counted. */
const HUES = 24;
/** Hues closer than this look like one colour, in parts of the circle. */
const APART = 3;
/** A colour that covers less of what is coloured is a detail. */
const DETAIL = 0.04;

/** Pixels of one hue. */
interface Bin {
  count: number;
  l: number;
  a: number;
  b: number;
}

/**
 * The colours of a drawing, the strongest first; empty for one that is black, white and grey.
 * `pixels` are red, green, blue and alpha in turn, as a canvas hands them out.
 */
export function logoColors(pixels: ArrayLike<number>): Hex[] {
  const bins = Array.from({ length: HUES }, (): Bin => ({ count: 0, l: 0, a: 0, b: 0 }));
  let coloured = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const lch = colorAt(pixels, at);
    if (!lch) continue;
    const bin = bins[binOf(lch.h)];
    if (!bin) continue;
    // What is vivid tells more of a brand than what is pale.
    const weight = lch.c;
    bin.count += weight;
    bin.l += lch.l * weight;
    bin.a += Math.cos(lch.h) * lch.c * weight;
    bin.b += Math.sin(lch.h) * lch.c * weight;
    coloured += weight;
  }
  const strongest = bins
    .map((bin, hue) => ({ ...bin, hue }))
    .filter(({ count }) => count > coloured * DETAIL)
    .sort((one, other) => other.count - one.count);
  const chosen: typeof strongest = [];
  for (const bin of strongest) {
    if (chosen.every(({ hue }) => distance(hue, bin.hue) >= APART)) chosen.push(bin);
  }
  return chosen.slice(0, MOST).map(hexOf);
}

function colorAt(pixels: ArrayLike<number>, at: number): Lch | null {
  const [r = 0, g = 0, b = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
  if (alpha < OPAQUE) return null;
  const lch = toLch(`#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`);
  return lch.c < GREY ? null : lch;
}

function binOf(hue: number): number {
  const turn = (hue / (2 * Math.PI) + 1) % 1;
  return Math.floor(turn * HUES) % HUES;
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, HUES - apart);
}

/** The middle of the pixels of a hue. */
function hexOf({ count, l, a, b }: Bin): Hex {
  const [x, y] = [a / count, b / count];
  return fromLch({ l: l / count, c: Math.hypot(x, y), h: Math.atan2(y, x) });
}
