import { createHash } from 'node:crypto';
import { movedSites } from '#server/modules/site/site/index.ts';

/** Every page has this tag. */
export const EVERY_PAGE = 'izlog';
/** Pages that show too much to name it all; they go with any change. */
const LONG_PAGE = 'izlog-many';
/** Proxies take headers of some 8 kB in all; a page has others. */
const MAX_BYTES = 3_000;
/** Changes of so many things at once are told as a change of everything: calls take no more. */
const MAX_PURGED = 100;
/** Two tags that are shortened alike are purged together, which does no harm. */
const LENGTH = 8;

const BYTES_PER_TAG = LENGTH + 1;
const MAX_TAGS = Math.floor(MAX_BYTES / BYTES_PER_TAG);

/** Tags as a CDN is given them: short, and of signs that all take. */
function shortened(tag: string): string {
  return createHash('sha256').update(tag).digest('hex').slice(0, LENGTH);
}

/** What a page with these tags is kept under. */
export function tagsOfPage(tags: readonly string[]): string[] {
  const own = tags.length > MAX_TAGS ? [LONG_PAGE] : tags.map(shortened);
  return [EVERY_PAGE, ...own];
}

/**
 * What is to go after a change. Settings also decide which page an address leads to, and a CDN keeps
 * pages by address: then all go.
 */
export function tagsToPurge(tags: readonly string[]): string[] {
  const isAll = tags.length > MAX_PURGED || movedSites(tags).length > 0;
  return isAll ? [EVERY_PAGE] : [LONG_PAGE, ...tags.map(shortened)];
}
