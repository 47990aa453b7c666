import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { dominantColorOf } from './dominant-color.ts';
import type { PlannedFile, VariantFormat } from './variant-plan.ts';

/** Most pixels a picture may have; beyond it decoding costs too much memory. */
export const MAX_PIXELS = 40_000_000;

const MAX_SECONDS = 30;

/** Decoded pixels, at most as wide as the widest variant. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** What is shown in place of a picture while it loads. */
export interface Preview {
  thumbhash: string;
  dominantColor: string;
}

/** One picture at a time per thread: the server has pages to render meanwhile. */
sharp.concurrency(1);
sharp.cache(false);

/** Opens a file; asking for pixels throws on a truncated, oversized or all too slow picture. */
export function openPicture(bytes: Buffer, density?: number): Sharp {
  const image = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    ...(density !== undefined && { density }),
  });
  return image.timeout({ seconds: MAX_SECONDS });
}

/** Width and height as seen, after the camera's orientation is applied; reads the header only. */
export async function measurePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

const WIDEST_VARIANT = 1920;

/** Decodes once for all variants. */
export async function decodePicture(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: WIDEST_VARIANT, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  // sRGB has three channels, or four with transparency.
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

function fromPixels(pixels: Pixels): Sharp {
  const { data, width, height, channels } = pixels;
  return sharp(data, { raw: { width, height, channels } });
}

const ENCODE = {
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
  png: (image: Sharp) => image.png({ palette: true }),
};

/** Encodes one file of the plan. */
export function encodeVariant(
  pixels: Pixels,
  file: PlannedFile,
  format: VariantFormat,
): Promise<Buffer> {
  const image = fromPixels(pixels).resize(file.width, file.height, { fit: 'fill' });
  return ENCODE[format](image).toBuffer();
}

/** Fast settings: the editor waits, and a camera's picture has tens of millions of pixels. */
const REWRITE: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/png': (image) => image.png({ compressionLevel: 6 }),
  'image/webp': (image) => image.webp({ quality: 92, effort: 1 }),
  'image/avif': (image) => image.avif({ quality: 75, effort: 0 }),
};

/**
 * The picture in its own format at full size, turned upright, without EXIF, GPS, comments, colour
 * profile or anything that was hidden behind the pixels.
 */
export function rewritePicture(bytes: Buffer, mime: string): Promise<Buffer> {
  const rewrite = REWRITE[mime];
  if (!rewrite) {
    throw new Error(
      `Izlog: pictures of type "${mime}" cannot be rewritten. Add the type to REWRITE.`,
    );
  }
  return rewrite(openPicture(bytes).autoOrient().toColourspace('srgb')).toBuffer();
}

const PREVIEW_SIDE = 100;

/** Thumbhash and dominant colour; what is transparent counts as white for the colour. */
export async function previewOf(pixels: Pixels): Promise<Preview> {
  const small = fromPixels(pixels).resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' });
  const { data, info } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(info.width, info.height, data);
  return { thumbhash: Buffer.from(hash).toString('base64'), dominantColor: dominantColorOf(data) };
}
