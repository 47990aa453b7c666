import { type Static, Type } from 'typebox';
import { PAGE_FORMATS, PLAIN_FORMATS } from './media-formats.ts';

/** Named sizes of the media library: bounds in pixels, aspect kept (MEDIA-02). */
export const MEDIA_SIZES = {
  ThumbnailSize: { width: 50, height: 50 },
  SmallSize: { width: 320, height: 240 },
  MediumSize: { width: 720, height: 576 },
  LargeSize: { width: 1280, height: 720 },
} as const;

export type MediaSize = keyof typeof MEDIA_SIZES;

/** Widths made for `srcset`; a picture is never enlarged. */
export const RESPONSIVE_WIDTHS = [320, 480, 640, 800, 1080, 1440, 1920] as const;

/** One stored file made from an upload. `size` is a name of `MEDIA_SIZES` or `w<width>`. */
export const mediaVariantSchema = Type.Object({
  size: Type.String(),
  format: Type.Enum([...PAGE_FORMATS, ...PLAIN_FORMATS, 'svg']),
  path: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type MediaVariant = Static<typeof mediaVariantSchema>;

/** A file of the media library (MEDIA-01). `path` is absolute from the site's origin. */
export const mediaSchema = Type.Object({
  id: Type.Integer(),
  driveId: Type.String(),
  title: Type.String(),
  description: Type.String(),
  path: Type.String(),
  newPath: Type.String(),
  mime: Type.String(),
  extension: Type.String(),
  hash: Type.String(),
  access: Type.Enum(['public', 'other']),
  /** Bytes. */
  size: Type.Integer(),
  poster: Type.Union([Type.String(), Type.Null()]),
  alternativePaths: Type.Array(mediaVariantSchema),
  usePublicPath: Type.Boolean(),
  originalName: Type.String(),
  /** 0 for a file that is not seen, such as a document; `height` too. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Base64 of the thumbhash; empty for all but pictures of pixels. */
  thumbhash: Type.String(),
  /** `#rrggbb` shown while the picture loads. */
  dominantColor: Type.String(),
});
export type Media = Static<typeof mediaSchema>;

/** Cache tag of a picture: published when its record changes or files of it are added. */
export function mediaTag(id: number): string {
  return `media:${id}`;
}
