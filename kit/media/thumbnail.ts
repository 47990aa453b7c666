import type { Media } from '#schemas/media.ts';

/** A stored variant that still looks sharp in a tile. */
export function thumbnailOf(media: Media): string {
  return variantOf(media, ['SmallSize', 'w320']);
}

/** A stored variant that fills the options panel on a dense screen. */
export function previewOf(media: Media): string {
  return variantOf(media, ['w640', 'MediumSize', 'w480']);
}

/** Kinds that may be transparent: shown on a ground on which dark and light drawings can be seen. */
export function mayBeTransparent({ mime }: Media): boolean {
  return mime === 'image/svg+xml' || mime === 'image/png';
}

function variantOf({ path, alternativePaths }: Media, sizes: readonly string[]): string {
  for (const wanted of sizes) {
    const variant = alternativePaths.find(
      ({ size, format }) => size === wanted && format !== 'avif',
    );
    if (variant) return variant.path;
  }
  return path;
}
