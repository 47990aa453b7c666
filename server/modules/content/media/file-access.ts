import { LRUCache } from 'lru-cache';
import { ALL_TAGS } from '#server/cache-tags.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { MediaRepository } from './media.repository.ts';

const MAX_KNOWN = 20_000;

/** Who may see a content: everybody, or the editors of these sites. */
export type Audience = 'everybody' | readonly number[];

/** Tells who may see a file; remembers what everybody may see until a record changes. */
export interface FileAccess {
  audienceOf(key: string): Promise<Audience>;
}

/**
 * A file is for everybody when any site shows its content openly. Under way when a record changes,
 * an answer is given but not remembered.
 */
export function createFileAccess(
  repository: Pick<MediaRepository, 'holders'>,
  bus: Pick<ServiceDeps['bus'], 'subscribe'>,
): FileAccess {
  const open = new LRUCache<string, true>({ max: MAX_KNOWN });
  let changes = 0;
  bus.subscribe((tags) => {
    if (!tags.some((tag) => tag === ALL_TAGS || tag.startsWith('media:'))) return;
    changes += 1;
    open.clear();
  });

  return {
    async audienceOf(key) {
      const prefix = key.slice(0, key.lastIndexOf('/')).replace('/', '');
      if (open.has(prefix)) return 'everybody';
      const before = changes;
      const holders = await repository.holders(prefix);
      if (!holders.some(({ access }) => access === 'public')) {
        return holders.map(({ siteId }) => siteId);
      }
      if (before === changes) open.set(prefix, true);
      return 'everybody';
    },
  };
}
