import { LRUCache } from 'lru-cache';
import type { CatalogService } from '#server/modules/catalogue/catalog/index.ts';

/** Keys of filters in the addresses of a site's pages. */
export interface FilterKeys {
  /** Never rejects: what was last known replaces what cannot be read. */
  of(siteId: number): Promise<readonly string[]>;
  /** What is known for sure; the same array as long as the keys are the same. */
  current(siteId: number): readonly string[] | undefined;
  close(): void;
}

interface Parts {
  catalog: Pick<CatalogService, 'filterKeys'>;
  bus: { subscribe(listener: (tags: readonly string[]) => void): () => void };
}

/** Tags of what editors write, upload and set, which says nothing of filters. */
const CONTENT =
  /^(?:element|slug|media|option|options|settings|navigation):|^(?:statics|pages|posts|comments|options|settings|navigation)$/;
/** Sites whose keys are kept. */
const MAX_SITES = 1000;

/** Reads the keys again after a change, so that a cached page costs no question to the database. */
export function createFilterKeys({ catalog, bus }: Parts): FilterKeys {
  const fresh = new LRUCache<number, Promise<readonly string[]>>({ max: MAX_SITES });
  const last = new LRUCache<number, readonly string[]>({ max: MAX_SITES });
  const current = new LRUCache<number, readonly string[]>({ max: MAX_SITES });
  let changes = 0;
  const close = bus.subscribe((tags) => {
    if (tags.every((tag) => CONTENT.test(tag))) return;
    changes += 1;
    fresh.clear();
    current.clear();
  });

  async function read(siteId: number): Promise<readonly string[]> {
    const begunAt = changes;
    try {
      const found = await catalog.filterKeys(siteId);
      const known = last.get(siteId);
      const keys = known && isEqual(known, found) ? known : found;
      last.set(siteId, keys);
      if (changes === begunAt) current.set(siteId, keys);
      return keys;
    } catch {
      fresh.delete(siteId);
      return last.get(siteId) ?? [];
    }
  }

  return {
    of(siteId) {
      const known = fresh.get(siteId);
      if (known) return known;
      const reading = read(siteId);
      fresh.set(siteId, reading);
      return reading;
    },
    current: (siteId) => current.get(siteId),
    close,
  };
}

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
