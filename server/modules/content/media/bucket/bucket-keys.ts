import { randomUUID } from 'node:crypto';

const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const MAX_LENGTH = 300;
const MAX_NAME = 80;

/** Folder of a site; no site reads what lies outside of its own. */
function folderOf(siteId: number): string {
  return `site-${siteId}`;
}

function incomingOf(siteId: number): string {
  return `${folderOf(siteId)}/incoming/`;
}

/** Whether a text is the key of a file that the site may read: plain names below its own folder. */
export function isBucketKeyOf(siteId: number, key: string): boolean {
  const [folder, ...parts] = key.split('/');
  return (
    key.length <= MAX_LENGTH &&
    folder === folderOf(siteId) &&
    parts.length > 0 &&
    parts.every((part) => PART.test(part))
  );
}

/** Key for a file that is announced; nobody can guess it. */
export function newKey(siteId: number, fileName: string, extension: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const plain = stem
    .normalize('NFD')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_NAME);
  return `${incomingOf(siteId)}${randomUUID()}-${plain || 'datoteka'}.${extension}`;
}

/** Whether the file is only on its way, so that nothing of it stays behind. */
export function isIncoming(siteId: number, key: string): boolean {
  return key.startsWith(incomingOf(siteId));
}

const UUID_LENGTH = 36;

/** Name of the file as it was announced. */
export function nameOf(siteId: number, key: string): string {
  const last = key.slice(key.lastIndexOf('/') + 1);
  return isIncoming(siteId, key) ? last.slice(UUID_LENGTH + 1) : last;
}
