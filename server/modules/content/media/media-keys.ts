import { createHash } from 'node:crypto';

/** Address of stored files on the site. */
export const MEDIA_PATH = '/media/';

const KEY =
  /^[0-9a-f]{2}\/[0-9a-f]{18}\/(?:original|\d{1,5})-[0-9a-f]{8}\.(?:avif|jpg|mp4|pdf|png|svg|vtt|webm|webp)$/;

const ADDRESS =
  /^([1-9]\d{0,8})-([0-9a-f]{4})\/((?:original|\d{1,5})\.(?:avif|jpg|mp4|pdf|png|svg|vtt|webm|webp))$/;

/** Drawings are kept as they are; all other pictures get files in several sizes. */
export const SVG_MIME = 'image/svg+xml';

/** Types that the library takes, and how their files end. */
export const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  [SVG_MIME]: 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
};

/** Whether further files are made of one of this type: pictures of pixels. */
export function hasSizes(mime: string): boolean {
  return mime.startsWith('image/') && mime !== SVG_MIME;
}

/** What a file's key names never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  woff2: 'font/woff2',
};

/** Type of the file that a key names. */
export function typeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

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

/** What an address names: the record, the beginning of its hash, and one of its files. */
interface Named {
  id: number;
  begin: string;
  name: string;
}

/**
 * Address of a record's file on its site. Pages name hundreds of files, so it is short: it holds what
 * tells the record, and as much of its hash as tells it from another one that had its id before (in
 * a database that was restored), since browsers keep what they got for ever.
 */
export function addressOf({ id, hash }: { id: number; hash: string }, key: string): string {
  return `${MEDIA_PATH}${id}-${hash.slice(0, 4)}/${nameOf(key)}`;
}

/** A file's name among those of its record: its key without folder and hash. */
export function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1).replace(/-[0-9a-f]{8}\./, '.');
}

/** What comes below `/media/` in a short address; null for any other text. */
export function parseAddress(text: string): Named | null {
  const [, id, begin = '', name = ''] = ADDRESS.exec(text) ?? [];
  return id === undefined ? null : { id: Number(id), begin, name };
}
