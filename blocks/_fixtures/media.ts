import type { Media } from '#schemas/media.ts';

/** A picture of the sample shop as the API would answer it: for data of examples, never for content. */
export interface SamplePicture {
  id: number;
  file: string;
  alt: string;
  width: number;
  height: number;
  color: string;
}

/** Full media record of a sample picture; its only file is the original. */
export function mediaRecord({ id, file, alt, width, height, color }: SamplePicture): Media {
  const path = `/sample-media/${file}`;
  return {
    id,
    driveId: '',
    title: alt,
    description: alt,
    path,
    newPath: path,
    mime: 'image/webp',
    extension: 'webp',
    hash: '',
    access: 'public',
    size: 0,
    poster: null,
    alternativePaths: [{ size: `w${width}`, format: 'webp', path, width, height }],
    usePublicPath: true,
    originalName: file,
    width,
    height,
    thumbhash: '',
    dominantColor: color,
  };
}
