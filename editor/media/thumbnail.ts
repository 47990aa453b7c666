import type { Media } from '#schemas/media.ts';

/** Smallest stored variant that still looks sharp in a tile. */
export function thumbnailOf(media: Media): string {
  return (
    media.alternativePaths.find(({ size }) => size === 'SmallSize' || size === 'w320')?.path ??
    media.path
  );
}
