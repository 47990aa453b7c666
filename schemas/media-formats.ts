import type { Media, MediaSize } from './media.ts';

/** Formats that pages offer, the best first (MEDIA-03). */
export const PAGE_FORMATS = ['avif', 'webp'] as const;

/** Formats for places that know no newer ones, such as mails; a picture has one of them. */
export const PLAIN_FORMATS = ['jpeg', 'png'] as const;

/**
 * Path of a picture's file of a named size in the format that everybody can read; absent until it is
 * made.
 */
export function plainPath({ alternativePaths }: Media, size: MediaSize): string | undefined {
  const formats: readonly string[] = PLAIN_FORMATS;
  return alternativePaths.find((file) => file.size === size && formats.includes(file.format))?.path;
}
