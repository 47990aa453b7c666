import { createHash } from 'node:crypto';

/** Address of stored files on the site. */
export const MEDIA_PATH = '/media/';

const KEY =
  /^[0-9a-f]{2}\/[0-9a-f]{18}\/(?:original|\d{1,5})-[0-9a-f]{8}\.(?:avif|jpg|png|svg|webp)$/;

/** Drawings are kept as they are; all other pictures get files in several sizes. */
export const SVG_MIME = 'image/svg+xml';

/** Kinds of pictures and how their files end. */
export const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  [SVG_MIME]: 'svg',
};

/** Hex SHA-256 of a file. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Folder of all files made from the upload with this hash; sharded so that none grows large. */
export function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(2, 20)}`;
}

/**
 * Storage key of a file. It names the file's own content too, so that what is under a key never
 * changes and may be cached for ever.
 */
export function keyOf(
  hash: string,
  label: 'original' | number,
  bytes: Buffer,
  extension: string,
): string {
  return `${folderOf(hash)}/${label}-${hashOf(bytes).slice(0, 8)}.${extension}`;
}

/** Whether a text is a key of ours; anything else (`..`, encoded slashes) names no file. */
export function isMediaKey(text: string): boolean {
  return KEY.test(text);
}
