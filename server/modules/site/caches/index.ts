import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { clearCache, listCaches } from '#schemas/api/caches.ts';
import { cacheTag } from '#server/cache-tags.ts';
import { ValidationFailed } from '#server/errors.ts';

/** What a cache keeps of one site. */
export type CacheStats = (siteId: number) => { entries: number; bytes: number };

/** The caches that the back office may see and empty. */
export interface Caches {
  /**
   * Makes a cache known; to be called while the application is built. What it keeps of a site must
   * be dropped when `cacheTag(name, siteId)` is published.
   */
  register(name: string, stats: CacheStats): void;
  /** What each keeps of a site. */
  list(siteId: number): { name: string; entries: number; size: number }[];
}

export function createCaches(): Caches {
  const known = new Map<string, CacheStats>();
  return {
    register(name, stats) {
      if (known.has(name)) throw new Error(`Izlog: two caches named "${name}". Rename one.`);
      known.set(name, stats);
    },
    list: (siteId) =>
      [...known].map(([name, stats]) => {
        const { entries, bytes } = stats(siteId);
        return { name, entries, size: bytes };
      }),
  };
}

/** Lists and empties caches (G-054). */
export const cachesModule = fp(async (app: FastifyInstance, { caches }: { caches: Caches }) => {
  app.implement(listCaches, (_input, { site }) => caches.list(site.id));

  app.implement(clearCache, async ({ body }, { site }) => {
    const known = caches.list(site.id).map(({ name }) => name);
    const names = body.name === undefined ? known : [body.name];
    if (names.some((name) => !known.includes(name))) {
      throw new ValidationFailed({ fields: { name: 'enum' } });
    }
    await app.bus.publish(names.map((name) => cacheTag(name, site.id)));
    return caches.list(site.id);
  });
});
