import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Media } from '#schemas/media.ts';
import { mediaKindOf } from '#schemas/media-kinds.ts';
import type { MediaRow } from './media.repository.ts';
import { addressOf, hasSizes } from './media-keys.ts';

/** A record as the API shows it. */
export type ToMedia = (row: MediaRow, locale: Locale) => Media;

/**
 * Pictures and videos that are for everybody are named where the bucket shows them, if it does.
 * Drawings and documents are not: the shop sends them with a policy that lets them run nothing; nor are
 * captions, which browsers take from the page's own origin only.
 */
export function createToMedia(publicUrl: string | null): ToMedia {
  return (row, locale) => {
    const isInBucket = row.access === 'public' && isPlainlySeen(row.mime);
    const addressIn = (key: string) =>
      publicUrl !== null && isInBucket ? publicUrl + key : addressOf(row, key);
    return view(row, locale, addressIn);
  };
}

function isPlainlySeen(mime: string): boolean {
  return hasSizes(mime) || mediaKindOf(mime) === 'video';
}

function view(row: MediaRow, locale: Locale, addressIn: (key: string) => string): Media {
  const path = addressIn(row.key);
  return {
    id: row.id,
    driveId: row.key,
    title: row.title,
    description: row.descriptions[locale] ?? row.descriptions[DEFAULT_LOCALE] ?? '',
    path,
    newPath: path,
    mime: row.mime,
    extension: row.extension,
    hash: row.hash,
    access: row.access,
    size: row.size,
    poster: null,
    alternativePaths: row.variants.map((variant) => ({
      ...variant,
      path: addressIn(variant.path),
    })),
    usePublicPath: row.access === 'public',
    originalName: row.original_name,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    dominantColor: row.dominant_color,
  };
}
