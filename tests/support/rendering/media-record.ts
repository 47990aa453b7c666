import type { Media } from '#schemas/media.ts';

/** A thumbhash of a picture without transparency. */
const OPAQUE = btoa('\u0000\u0000\u0000xyz');

/** A media record with variants in two formats and three widths. */
export function aMediaRecord(id: number, more: Partial<Media> = {}): Media {
  const widths = [320, 640, 1080];
  return {
    id,
    driveId: '',
    title: '',
    description: `Slika ${id}`,
    path: `/media/${id}.jpg`,
    newPath: '',
    mime: 'image/jpeg',
    extension: 'jpg',
    hash: '',
    access: 'public',
    size: 1,
    poster: null,
    alternativePaths: (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => ({
        size: `w${width}`,
        format,
        path: `/media/${id}-${width}.${format}`,
        width,
        height: width / 2,
      })),
    ),
    usePublicPath: true,
    originalName: '',
    width: 1600,
    height: 800,
    thumbhash: OPAQUE,
    dominantColor: '#aabbcc',
    ...more,
  };
}
