import { LRUCache } from 'lru-cache';
import { readTheme, type Theme, type ThemeValues } from '#domain/theme/theme.ts';
import { ALL_TAGS, themeTag } from '#server/cache-tags.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createThemeRepository } from './theme.repository.ts';

/** Sites whose theme is kept. */
const MAX_SITES = 200;
/** A change whose message was lost is seen after this time, as in the directory. */
const MAX_AGE_MS = 60_000;
const NOTHING_CHOSEN: ThemeValues = {};

/** How sites look: for pages, mails, documents and drawings of the server. */
export interface Themes {
  /** Tokens of the published theme; empty where a site has none, which means the default. */
  valuesOf(siteId: number): Promise<ThemeValues>;
  /** The whole theme. */
  of(siteId: number): Promise<Theme>;
}

export function createThemes({ db, bus }: Pick<ServiceDeps, 'db' | 'bus'>): Themes {
  const repository = createThemeRepository(db);
  const perf = { now: () => Date.now() };
  const known = new LRUCache<number, Promise<ThemeValues>>({
    max: MAX_SITES,
    ttl: MAX_AGE_MS,
    perf,
  });
  bus.subscribe((tags) => {
    if (tags.includes(ALL_TAGS)) known.clear();
    for (const siteId of known.keys()) if (tags.includes(themeTag(siteId))) known.delete(siteId);
  });

  async function read(siteId: number): Promise<ThemeValues> {
    const row = await repository.published(siteId);
    return row?.published?.options ?? NOTHING_CHOSEN;
  }

  function valuesOf(siteId: number): Promise<ThemeValues> {
    const before = known.get(siteId);
    if (before) return before;
    const reading = read(siteId);
    known.set(siteId, reading);
    reading.catch(() => known.delete(siteId));
    return reading;
  }

  return { valuesOf, of: async (siteId) => readTheme(await valuesOf(siteId)) };
}
