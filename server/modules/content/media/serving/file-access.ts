import { LRUCache } from 'lru-cache';
import { ALL_TAGS } from '#server/cache-tags.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { MediaRepository } from '../media.repository.ts';
import { isMediaKey, nameOf, parseAddress } from '../media-keys.ts';

const MAX_KNOWN = 20_000;
const MAX_RECORDS = 2000;

/** A record's storage keys by the names of its files. */
interface KnownFiles {
  hash: string;
  /** As it was called where it came from. */
  originalName: string;
  keys: ReadonlyMap<string, string>;
}

/** A stored file, and how it is called when it is kept; an older address does not tell. */
export interface NamedFile {
  key: string;
  originalName?: string;
}

/** Who may see a content: everybody, or the editors of these sites. */
export type Audience = 'everybody' | readonly number[];

/** Finds files and tells who may see them; remembers both until a record changes. */
export interface FileAccess {
  /** What is below `/media/`: a short address or, as in older pages, the storage key itself. */
  fileAt(text: string): Promise<NamedFile | null>;
  audienceOf(key: string): Promise<Audience>;
}

/**
 * A file is for everybody when any site shows its content openly. Under way when a record changes,
 * an answer is given but not remembered.
 */
export function createFileAccess(
  repository: Pick<MediaRepository, 'byId' | 'holders'>,
  bus: Pick<ServiceDeps['bus'], 'subscribe'>,
): FileAccess {
  const open = new LRUCache<string, true>({ max: MAX_KNOWN });
  const records = new LRUCache<number, KnownFiles>({ max: MAX_RECORDS });
  let changes = 0;
  bus.subscribe((tags) => {
    if (!tags.some((tag) => tag === ALL_TAGS || tag.startsWith('media:'))) return;
    changes += 1;
    open.clear();
    records.clear();
  });

  async function filesOf(id: number): Promise<KnownFiles | undefined> {
    const known = records.get(id);
    if (known) return known;
    const before = changes;
    const row = await repository.byId(id);
    if (!row) return undefined;
    const keys = [row.key, ...row.variants.map(({ path }) => path)];
    const files = {
      hash: row.hash,
      originalName: row.original_name,
      keys: new Map(keys.map((key) => [nameOf(key), key])),
    };
    if (before === changes) records.set(id, files);
    return files;
  }

  return {
    async fileAt(text) {
      if (isMediaKey(text)) return { key: text };
      const named = parseAddress(text);
      if (!named) return null;
      const files = await filesOf(named.id);
      if (!files?.hash.startsWith(named.begin)) return null;
      const key = files.keys.get(named.name);
      return key ? { key, originalName: files.originalName } : null;
    },
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
