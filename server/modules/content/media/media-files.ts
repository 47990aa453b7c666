import { fileTypeFromBuffer } from 'file-type';
import type { MediaVariant } from '#schemas/media.ts';
import { isStorageFull } from '#server/storage-full.ts';
import { looksLikeCaptions } from './kinds/captions.ts';
import { checkSize, type SizeLimits } from './kinds/limits.ts';
import { isPlain, openPlain } from './kinds/plain-files.ts';
import { MediaTooManyPixels, MediaUnreadable, MediaWrongKind } from './media.errors.ts';
import type { NewMediaRow } from './media.repository.ts';
import { EXTENSIONS, hashOf, keyOf, SVG_MIME } from './media-keys.ts';
import type { Inspected, OpenPicture, Pictures } from './pictures/pictures.ts';
import { looksLikeSvg, sanitizeSvg } from './pictures/svg.ts';
import { makeFiles, onlySizes } from './pictures/variant-files.ts';
import { planFiles } from './pictures/variant-plan.ts';
import type { MediaStorage } from './storages/media-storage.ts';

/** A file as it came in. */
export interface IncomingFile {
  bytes: Buffer;
  originalName: string;
}

/** What the files of an upload come to, before it is a record of a site. */
export type PreparedMedia = Omit<NewMediaRow, 'site_id' | 'title' | 'descriptions'> & {
  variants: MediaVariant[];
};

/** Type of a file by its content; throws `MediaWrongKind` for what the library does not take. */
async function typeFound(bytes: Buffer): Promise<string> {
  if (looksLikeSvg(bytes)) return SVG_MIME;
  if (looksLikeCaptions(bytes)) return 'text/vtt';
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !(found.mime in EXTENSIONS)) throw new MediaWrongKind();
  return found.mime;
}

/**
 * Runs a step of picture work; unless there is no space for what it makes, its failure means that the
 * file is damaged or hostile.
 */
async function reading<T>(step: Promise<T>, { originalName }: IncomingFile): Promise<T> {
  try {
    return await step;
  } catch (error) {
    if (isStorageFull(error)) throw error;
    throw new MediaUnreadable({ file: originalName });
  }
}

async function inspect(picture: OpenPicture, file: IncomingFile): Promise<Inspected> {
  const inspected = await reading(picture.inspect(), file);
  if (!inspected) throw new MediaTooManyPixels();
  return inspected;
}

/** What preparing needs. */
export interface Workshop {
  storage: MediaStorage;
  pictures: Pictures;
  limits: SizeLimits;
}

/**
 * `upload` trusts nothing and makes all webp files at once. `sample` is for the clean, compressed
 * pictures that we ship: the original is kept and is its own widest file, a few sizes are made, and
 * the worker makes the others.
 */
export type PrepareMode = 'upload' | 'sample';

const SAMPLE_SIZES = ['ThumbnailSize', 'w320', 'w640'];

/** Checks a file by its content, cleans it, and stores the original with its webp files. */
export async function prepareFile(
  workshop: Workshop,
  file: IncomingFile,
  mode: PrepareMode = 'upload',
): Promise<PreparedMedia> {
  const mime = await typeFound(file.bytes);
  checkSize(file.bytes, mime, workshop.limits);
  if (isPlain(mime)) return preparePlain(workshop.storage, file, mime);
  return mime === SVG_MIME
    ? prepareDrawing(workshop, file)
    : workshop.pictures.open(file.bytes, (picture) =>
        preparePicture(workshop.storage, picture, file, { mime, mode }),
      );
}

/** Stands where a video or a document is until it is there. */
const NEUTRAL = '#d9d6d1';

/** What is kept as it came: a video, a document, captions. */
async function preparePlain(
  storage: MediaStorage,
  { bytes, originalName }: IncomingFile,
  mime: string,
): Promise<PreparedMedia> {
  const file = openPlain(bytes, mime, originalName);
  const hash = hashOf(bytes);
  const extension = EXTENSIONS[mime] ?? '';
  const key = keyOf(hash, 'original', file.bytes, extension);
  await storage.put(key, file.bytes);
  return {
    hash,
    key,
    mime,
    extension,
    original_name: originalName,
    size: file.bytes.length,
    width: file.width,
    height: file.height,
    thumbhash: '',
    dominant_color: NEUTRAL,
    variants: [],
  };
}

async function preparePicture(
  storage: MediaStorage,
  picture: OpenPicture,
  file: IncomingFile,
  { mime, mode }: { mime: string; mode: PrepareMode },
): Promise<PreparedMedia> {
  const { bytes, originalName } = file;
  const { width, height, preview } = await inspect(picture, file);
  const hash = hashOf(bytes);
  const extension = EXTENSIONS[mime] ?? '';
  const original = mode === 'sample' ? bytes : await reading(picture.rewrite(mime), file);
  const key = keyOf(hash, 'original', original, extension);
  await storage.put(key, original);
  const plan = planFiles({ width, height }, 'webp');
  const making = { storage, picture, hash, format: 'webp' } as const;
  const variants =
    mode === 'sample'
      ? [
          ...(await makeFiles(making, onlySizes(plan, SAMPLE_SIZES))),
          ...widestOf(mime, key, { width, height }),
        ]
      : await makeFiles(making, plan);
  return {
    hash,
    key,
    mime,
    extension,
    original_name: originalName,
    size: original.length,
    width,
    height,
    thumbhash: preview.thumbhash,
    dominant_color: preview.dominantColor,
    variants,
  };
}

/** A webp original that no plan would enlarge or shrink serves as its own widest file. */
function widestOf(
  mime: string,
  path: string,
  box: { width: number; height: number },
): MediaVariant[] {
  const size = `w${box.width}`;
  const isPlanned = planFiles(box, 'webp').some((file) => file.sizes.includes(size));
  return mime === 'image/webp' && isPlanned ? [{ size, format: 'webp', path, ...box }] : [];
}

async function prepareDrawing(
  { storage, pictures }: Workshop,
  { bytes, originalName }: IncomingFile,
): Promise<PreparedMedia> {
  const clean = sanitizeSvg(bytes);
  const { width, height, preview } = await pictures.open(clean, (picture) =>
    inspect(picture, { bytes: clean, originalName }),
  );
  const hash = hashOf(bytes);
  const key = keyOf(hash, 'original', clean, 'svg');
  await storage.put(key, clean);
  return {
    hash,
    key,
    mime: SVG_MIME,
    extension: 'svg',
    original_name: originalName,
    size: clean.length,
    width,
    height,
    thumbhash: '',
    dominant_color: preview.dominantColor,
    variants: [],
  };
}
