import sharp from 'sharp';
import { contrast, type Hex, hexOf } from '#domain/theme/color.ts';
import { openPicture } from './picture.ts';

/** What a picture is put on, in the middle. */
export interface Canvas {
  width: number;
  height: number;
  /** Most that the picture may take of it. */
  box: { width: number; height: number };
  /** Colours to choose from: the first on which the picture is seen well. */
  grounds: readonly [Hex, ...Hex[]];
}

interface Shown {
  data: Buffer;
  width: number;
  height: number;
}

/** Contrast from which a sign is seen well on a ground (WCAG 2.2, 1.4.11). */
const SEEN = 3;
const OPAQUE = 250;
const DRAWING_DENSITY = 72;
const MAX_DENSITY = 2400;

/** A png of the canvas with the picture on it. Throws on what cannot be decoded. */
export async function placePicture(bytes: Buffer, canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  const shown = await fitted(bytes, canvas.box);
  const background = groundFor(shown, canvas.grounds);
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([
      {
        input: shown.data,
        raw: { width: shown.width, height: shown.height, channels: 4 },
        gravity: 'centre',
      },
    ])
    .png({ palette: true, quality: 96, effort: 4 })
    .toBuffer();
}

async function fitted(bytes: Buffer, box: Canvas['box']): Promise<Shown> {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const scale = Math.min(box.width / width, box.height / height);
  const density = format === 'svg' ? densityAt(scale) : undefined;
  const { data, info } = await openPicture(bytes, density)
    .autoOrient()
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Drawings are decoded as large as they are shown, so that their lines are sharp. */
function densityAt(scale: number): number {
  return Math.min(MAX_DENSITY, Math.max(DRAWING_DENSITY, Math.ceil(DRAWING_DENSITY * scale)));
}

/** That of the picture itself, where it has one up to its corners. */
function groundFor(shown: Shown, grounds: Canvas['grounds']): Hex {
  const own = cornerOf(shown);
  if (own) return own;
  const color = colorOf(shown.data);
  const [first] = grounds;
  if (!color) return first;
  const byContrast = grounds.toSorted((a, b) => contrast(color, b) - contrast(color, a));
  return grounds.find((ground) => contrast(color, ground) >= SEEN) ?? byContrast[0] ?? first;
}

function cornerOf({ data, width, height }: Shown): Hex | null {
  const last = width * height - 1;
  const corners = [0, width - 1, last - (width - 1), last];
  const isOpaque = corners.every((index) => (data[index * 4 + 3] ?? 0) >= OPAQUE);
  return isOpaque ? hexOf([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]) : null;
}

/** Mean of what is to be seen; null where that is nothing. */
function colorOf(data: Buffer): Hex | null {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0) * alpha;
  }
  const [r = 0, g = 0, b = 0] = sum;
  return weight === 0 ? null : hexOf([r / weight, g / weight, b / weight]);
}
