import { UPLOAD_LIMITS } from '#schemas/api/media.ts';
import { type MediaKind, mediaKindOf } from '#schemas/media-kinds.ts';
import { MediaTooLarge } from '../media.errors.ts';
import { MAX_CAPTIONS_BYTES } from './captions.ts';

const MEGABYTE = 1024 * 1024;

/** Most bytes of a file of each kind. */
export type SizeLimits = Readonly<Record<MediaKind, number>>;

/** What an installation takes; those of pictures and captions are the product's own. */
export function sizeLimits({ videoMb, documentMb }: { videoMb: number; documentMb: number }) {
  return {
    picture: UPLOAD_LIMITS.fileBytes,
    video: videoMb * MEGABYTE,
    document: documentMb * MEGABYTE,
    captions: MAX_CAPTIONS_BYTES,
  } satisfies SizeLimits;
}

/** Most bytes of any file: what is read before it is known what it is. */
export function largestOf(limits: SizeLimits): number {
  return Math.max(...Object.values(limits));
}

/** Throws `MediaTooLarge` for a file that is larger than those of its kind may be. */
export function checkSize(bytes: Buffer, mime: string, limits: SizeLimits): void {
  const most = limits[mediaKindOf(mime)];
  if (bytes.length > most) throw tooLarge(most);
}

/** The refusal of what is larger than this. */
export function tooLarge(maxBytes: number) {
  return new MediaTooLarge({ maxBytes, megabytes: Math.floor(maxBytes / MEGABYTE) });
}
