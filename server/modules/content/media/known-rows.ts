import { LRUCache } from 'lru-cache';
import { mediaTag } from '#schemas/media.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { MediaRepository, MediaRow } from './media.repository.ts';

/** Rows kept, of all sites. */
const MAX_ROWS = 5_000;
/** A change whose message was lost is seen after this time, as in the directory of sites. */
const MAX_AGE_MS = 60_000;

/** Reads rows by id, those that were read lately out of memory; a row is forgotten with its tag. */
export function createKnownRows(
  repository: Pick<MediaRepository, 'byIds'>,
  bus: Pick<ServiceDeps['bus'], 'subscribe'>,
): MediaRepository['byIds'] {
  const perf = { now: () => Date.now() };
  const rows = new LRUCache<string, MediaRow>({ max: MAX_ROWS, ttl: MAX_AGE_MS, perf });
  let changes = 0;
  bus.subscribe((tags) => {
    changes += 1;
    if (tags.includes(ALL_TAGS)) rows.clear();
    else for (const tag of tags) rows.delete(tag);
  });

  return async (siteId, ids) => {
    const wanted = [...new Set(ids)];
    const known = wanted.flatMap((id) => rows.get(mediaTag(id)) ?? []);
    const found = new Set(known.map(({ id }) => id));
    const missing = wanted.filter((id) => !found.has(id));
    const before = changes;
    const read = await repository.byIds(siteId, missing);
    // What changed while it was read may be as it was before.
    if (changes === before) for (const row of read) rows.set(mediaTag(row.id), row);
    return [...known.filter(({ site_id }) => site_id === siteId), ...read];
  };
}
