import type { FastifyInstance } from 'fastify';

/** Keys of filters in the addresses of a site's pages. */
export interface FilterKeys {
  /** Never rejects: what was last known stands in for what cannot be read. */
  of(siteId: number): Promise<readonly string[]>;
  close(): void;
}

interface Parts {
  catalog: Pick<FastifyInstance['catalog'], 'filterKeys'>;
  bus: { subscribe(listener: () => void): () => void };
}

/** Reads the keys anew after a change, so that a cached page costs no question to the database. */
export function createFilterKeys({ catalog, bus }: Parts): FilterKeys {
  const fresh = new Map<number, Promise<readonly string[]>>();
  const last = new Map<number, readonly string[]>();
  const close = bus.subscribe(() => fresh.clear());

  async function read(siteId: number): Promise<readonly string[]> {
    try {
      const keys = await catalog.filterKeys(siteId);
      last.set(siteId, keys);
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
    close,
  };
}
