import type { Media, MediaVariant } from '#schemas/media.ts';
import { PAGE_FORMATS, plainPath } from '#schemas/media-formats.ts';

/** One `<source>`, or the sources of the `<img>` itself. */
export interface PictureSource {
  type: string;
  srcSet: string;
  width: number;
  height: number;
}

const FALLBACK_WIDTH = 800;

/** Responsive files of one format, smallest first, none wider than `widest` needs. */
function responsive(media: Media, format: MediaVariant['format'], widest: number): MediaVariant[] {
  const files = media.alternativePaths
    .filter((file) => file.format === format && file.size.startsWith('w'))
    .sort((a, b) => a.width - b.width);
  const enough = files.findIndex((file) => file.width >= widest);
  return enough < 0 ? files : files.slice(0, enough + 1);
}

/**
 * Sources of a picture, best format first; none for vector pictures and for those whose files are
 * still being made. `widest` is the largest width in device pixels that the place can use.
 */
export function sourcesOf(
  media: Media,
  widest = Number.POSITIVE_INFINITY,
): readonly PictureSource[] {
  return makeSources(media, widest);
}

const makeSources = onceForShared((media, widest): readonly PictureSource[] =>
  PAGE_FORMATS.flatMap((format) => {
    const files = responsive(media, format, widest);
    if (files.length === 0) return [];
    return [
      {
        type: `image/${format}`,
        srcSet: files.map((file) => `${file.path} ${file.width}w`).join(', '),
        width: media.width,
        height: media.height,
      },
    ];
  }),
);

/** The one file for browsers that understand none of the sources. */
export function fallbackPath(media: Media): string {
  return makeFallback(media, FALLBACK_WIDTH);
}

/** Whether the fallback is as large as a place can use: whoever knows no better format lacks nothing. */
export function isCoveredByFallback(widest = Number.POSITIVE_INFINITY): boolean {
  return widest <= FALLBACK_WIDTH;
}

const makeFallback = onceForShared((media, widest) => {
  const files = responsive(media, 'webp', widest);
  return files[files.length - 1]?.path ?? media.path;
});

/**
 * What follows from a record, kept as long as the record where it cannot change: the server's answers
 * are frozen and are on many pages. Places ask for few widths.
 */
function onceForShared<T>(make: (media: Media, widest: number) => T): typeof make {
  const known = new WeakMap<Media, Map<number, T>>();
  return (media, widest) => {
    if (!(Object.isFrozen(media) && Object.isFrozen(media.alternativePaths))) {
      return make(media, widest);
    }
    const byWidth = known.get(media) ?? new Map<number, T>();
    const made = byWidth.get(widest) ?? make(media, widest);
    known.set(media, byWidth.set(widest, made));
    return made;
  };
}

/** The file for places that know no modern formats, such as networks where a page is shared. */
export function sharedPath(media: Media): string {
  return plainPath(media, 'LargeSize') ?? fallbackPath(media);
}

/** Of a picture what `Picture` needs of it; the rest need not travel to the browser. */
export function forPictures(media: Media): Media {
  const formats: readonly string[] = PAGE_FORMATS;
  const alternativePaths = media.alternativePaths.filter(
    ({ size, format }) => size.startsWith('w') && formats.includes(format),
  );
  return { ...media, alternativePaths };
}

/** Colour to show while a picture loads; none for vector and see-through pictures. */
export function placeholderColour(media: Media): string | undefined {
  if (media.thumbhash === '' || !/^#[0-9a-f]{6}$/i.test(media.dominantColor)) return undefined;
  return isTransparent(media.thumbhash) ? undefined : media.dominantColor;
}

/** A thumbhash begins with 24 bits, the last of which says that the picture has an alpha channel. */
function isTransparent(thumbhash: string): boolean {
  return atob(thumbhash.slice(0, 4)).charCodeAt(2) >= 0x80;
}
