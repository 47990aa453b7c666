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
}

declare module 'fastify' {
  interface FastifyInstance {
    caches: Caches;
  }
}

/** Lists and empties caches (G-054). */
export const cachesModule = fp(async (app: FastifyInstance) => {
  const caches = new Map<string, CacheStats>();
  app.decorate('caches', {
    register(name, stats) {
      if (caches.has(name)) throw new Error(`Izlog: two caches named "${name}". Rename one.`);
      caches.set(name, stats);
    },
  });

  const list = (siteId: number) =>
    [...caches].map(([name, stats]) => {
      const { entries, bytes } = stats(siteId);
      return { name, entries, size: bytes };
    });

  app.implement(listCaches, (_input, { site }) => list(site.id));

  app.implement(clearCache, async ({ body }, { site }) => {
    const names = body.name === undefined ? [...caches.keys()] : [body.name];
    if (names.some((name) => !caches.has(name))) {
      throw new ValidationFailed({ fields: { name: 'enum' } });
    }
    await app.bus.publish(names.map((name) => cacheTag(name, site.id)));
    return list(site.id);
  });
});
