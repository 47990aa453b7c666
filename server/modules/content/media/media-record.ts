import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Media } from '#schemas/media.ts';
import type { MediaRow } from './media.repository.ts';
import { addressOf } from './media-keys.ts';

/** A record as the API shows it. */
export function toMedia(row: MediaRow, locale: Locale): Media {
  const path = addressOf(row, row.key);
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
      path: addressOf(row, variant.path),
    })),
    usePublicPath: row.access === 'public',
    originalName: row.original_name,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    dominantColor: row.dominant_color,
  };
}
