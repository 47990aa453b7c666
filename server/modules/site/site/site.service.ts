import { Value } from 'typebox/value';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { NavNode } from '#schemas/api/site.ts';
import { sitesOf, siteTag } from '#server/cache-tags.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createKnownValues } from './known-values.ts';
import { navigationFaults } from './navigation/navigation-check.ts';
import { namesSchema } from './navigation/navigation-names.ts';
import type { SiteRepository } from './site.repository.ts';

/** Sites whose options are kept. */
const MAX_SITES = 200;

/** Rules of options and navigations. Every change tells the caches. */
export type SiteService = ReturnType<typeof createSiteService>;

export function createSiteService(
  repository: SiteRepository,
  { bus, log }: Pick<ServiceDeps, 'bus' | 'log'>,
) {
  const known = createKnownValues({
    max: MAX_SITES,
    read: (siteId: number) => repository.options(siteId, null),
    onError: (err) => log.warn({ err }, 'options could not be read again; the old ones count'),
  });
  bus.subscribe((tags) => {
    const changed = sitesOf(['options'], tags);
    if (changed === 'all') known.outdate();
    else for (const siteId of changed) known.outdate(siteId);
  });

  async function options(siteId: number, keys: readonly string[] | null) {
    const all = (await known.get(siteId)) ?? [];
    return keys ? all.filter(({ key }) => keys.includes(key)) : all;
  }

  /** Names of the navigations that the theme has, as the option `ThemeNavigations` lists them. */
  async function themeNavigations(siteId: number): Promise<string[]> {
    const [option] = await options(siteId, ['ThemeNavigations']);
    return Value.Check(namesSchema, option?.value) ? [...option.value] : [];
  }

  return {
    /** All options of the site when `keys` is null. */
    options,

    /**
     * For what fills a site; what people change goes through `OptionChanges`. `mediaId` undefined
     * keeps the picture, null takes it away.
     */
    async saveOption(siteId: number, key: string, value: unknown, mediaId?: number | null) {
      const option = await repository.saveOption(siteId, { key, value, mediaId });
      await bus.publish([siteTag('options', siteId), `option:${key}`]);
      return option;
    },

    /**
     * The tree in the asked language, else in Croatian, else in any; one that only the theme names is
     * empty. Throws `NotFound`.
     */
    async navigation(siteId: number, name: string, locale: Locale): Promise<NavNode[]> {
      const found = await repository.navigations(siteId, name);
      const inLocale = (wanted: Locale) => found.find((row) => row.locale === wanted);
      const row = inLocale(locale) ?? inLocale(DEFAULT_LOCALE) ?? found[0];
      if (row) return row.tree;
      if ((await themeNavigations(siteId)).includes(name)) return [];
      throw new NotFound();
    },

    /**
     * The navigations of the theme, empty ones too, then all others by name (NAV-03). Entries are
     * counted in the asked language, else in any.
     */
    async navigationList(siteId: number, locale: Locale) {
      const all = await repository.navigationSizes(siteId);
      const named = await themeNavigations(siteId);
      return [...new Set([...named, ...all.map(({ name }) => name)])].map((name) => {
        const rows = all.filter((row) => row.name === name);
        const entries = (rows.find((row) => row.locale === locale) ?? rows[0])?.entries ?? 0;
        return { name, locales: rows.map((row) => row.locale), entries };
      });
    },

    /** Throws `ValidationFailed` with every unsafe link. */
    async saveNavigation(siteId: number, name: string, locale: Locale, tree: readonly NavNode[]) {
      const fields = navigationFaults(tree);
      if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
      await repository.saveNavigation(siteId, name, locale, tree);
      await bus.publish([siteTag('navigation', siteId)]);
    },

    /** Changes the brand (SITE-17). */
    async rename(siteId: number, name: string) {
      await repository.renameSite(siteId, name);
      await bus.publish([siteTag('settings', siteId)]);
    },
  };
}
