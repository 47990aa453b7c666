import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { isOwnFontId, OWN_FONTS_KEY } from '#domain/theme/own-fonts.ts';
import { readTheme, type Theme, type ThemeValues } from '#domain/theme/theme.ts';
import { ALL_TAGS, themeTag } from '#server/cache-tags.ts';
import type { MediaStorage, Pictures } from '#server/modules/content/media/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createFontsRepository } from './fonts/fonts.repository.ts';
import { fontRoutes } from './fonts/fonts.routes.ts';
import { createFontsService, type FontsService, fontsOf } from './fonts/fonts.service.ts';
import { createThemeRepository } from './theme.repository.ts';

/** Sites whose theme is kept. */
const MAX_SITES = 200;
/** A change whose message was lost is seen after this time, as in the directory. */
const MAX_AGE_MS = 60_000;
const NOTHING_CHOSEN: ThemeValues = {};

/** How sites look: for pages, mails, documents and drawings of the server. */
export interface Themes {
  /**
   * Tokens of the published theme, and what is known of the site's own fonts among them; empty where a
   * site has none, which means the default.
   */
  valuesOf(siteId: number): Promise<ThemeValues>;
  /** The whole theme. */
  of(siteId: number): Promise<Theme>;
}

export function createThemes({ db, bus }: Pick<ServiceDeps, 'db' | 'bus'>): Themes {
  const repository = createThemeRepository(db);
  const fonts = createFontsRepository(db);
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

  async function withFonts(siteId: number, values: ThemeValues): Promise<ThemeValues> {
    const used = [values['fontBody'], values['fontHeading']].filter(isOwnFontId);
    if (used.length === 0) return values;
    const own = fontsOf(await fonts.ofSite(siteId)).filter(({ id }) => used.includes(id));
    return { ...values, [OWN_FONTS_KEY]: own };
  }

  async function read(siteId: number): Promise<ThemeValues> {
    const row = await repository.published(siteId);
    return withFonts(siteId, row?.published?.options ?? NOTHING_CHOSEN);
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

export type { FontsService };

interface FontsDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  mediaFiles: { stores: { storage: MediaStorage }; pictures: Pictures };
}

/** Fonts that owners of sites have uploaded. */
export function createFonts({ db, bus, mediaFiles }: FontsDeps): FontsService {
  return createFontsService({
    repository: createFontsRepository(db),
    storage: mediaFiles.stores.storage,
    pictures: mediaFiles.pictures,
    changed: (siteId) => bus.publish([themeTag(siteId)]),
  });
}

export const themeModule = fp(async (app: FastifyInstance, { fonts }: { fonts: FontsService }) => {
  fontRoutes(app, fonts);
});
