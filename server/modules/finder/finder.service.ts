import type { FoundKind, FoundSlug, SearchKind } from '#schemas/api/finder.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Locale } from '#schemas/primitives.ts';
import type { Decision } from '#schemas/site-entry.ts';
import { segmentsOf, splitLocale, withLocale } from '#schemas/site-path.ts';
import { elementTag, slugTag } from '#server/cache-tags.ts';
import { NotFound } from '#server/errors.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import {
  candidatesOf,
  type FinderSource,
  type Found,
  pathOf,
  type SitemapEntry,
} from './sources.ts';

/** Results of a search when a call names no limit. */
const DEFAULT_LIMIT = 10;

/** What the finder needs of other modules. */
export interface FinderParts {
  homeSlug(siteId: number): Promise<string | null>;
  publishedPage(siteId: number, slug: string): Promise<Element | null>;
  draftPage(siteId: number, slug: string): Promise<Element | null>;
}

/** How a decision is made. */
export interface DecideOptions {
  /** Tags of what the decision rests on are added here. */
  tags?: Set<string>;
  /** A page that is not published yet counts too; for editors. */
  drafts?: boolean;
}

/** Finds what stands at a path, and the path of a thing (ROUTE-44). */
export type FinderService = ReturnType<typeof createFinderService>;

export function createFinderService({ homeSlug, publishedPage, draftPage }: FinderParts) {
  const sources = new Map<FoundKind, FinderSource>();

  async function pageAt(siteId: number, slug: string, { tags, drafts }: DecideOptions) {
    tags?.add(slugTag(slug));
    const page =
      (await publishedPage(siteId, slug)) ?? (drafts ? await draftPage(siteId, slug) : null);
    if (page) tags?.add(elementTag(page.id));
    return page;
  }

  async function home(siteId: number, options: DecideOptions): Promise<Decision> {
    options.tags?.add('options');
    const slug = await homeSlug(siteId);
    const element = slug === null ? null : await pageAt(siteId, slug, options);
    return element ? { type: 'page', element } : { type: 'notFound' };
  }

  async function decideOne(
    siteId: number,
    { kind, slug }: { kind: FoundKind; slug: string },
    options: DecideOptions,
  ): Promise<Decision | null> {
    if (!isPlain(slug)) return null;
    if (kind === 'page') {
      const element = await pageAt(siteId, slug, options);
      return element && { type: 'page', element };
    }
    const source = sources.get(kind);
    if (!source) return null;
    const found = await source.bySlug(siteId, slug);
    options.tags?.add(found ? `${kind}:${found.id}` : source.listTag);
    return found && { type: kind, ...found };
  }

  async function urlOf(site: SiteContext, kind: FoundKind, id: number, locale: Locale) {
    const found: Found | null = (await sources.get(kind)?.byId?.(site.id, id)) ?? null;
    if (!found) throw new NotFound();
    return withLocale(pathOf(kind, found.slug, locale), locale, site.defaultLocale);
  }

  return {
    /** Plugs in a kind; a second source of a kind is a mistake. */
    register(source: FinderSource) {
      if (sources.has(source.kind)) {
        throw new Error(`Izlog: two finder sources for "${source.kind}". Remove one.`);
      }
      sources.set(source.kind, source);
    },

    /** What stands at a path, with or without the prefix of a locale. */
    async decide(site: SiteContext, path: string, options: DecideOptions = {}): Promise<Decision> {
      const { locale, path: own } = splitLocale(path, site);
      const segments = segmentsOf(own);
      if (segments.length === 0) return home(site.id, options);
      if (!options.drafts && segments.length === 1 && segments[0] === (await homeSlug(site.id))) {
        return { type: 'redirect', to: withLocale('/', locale, site.defaultLocale), status: 301 };
      }
      for (const candidate of candidatesOf(segments)) {
        const decision = await decideOne(site.id, candidate, options);
        if (decision) return decision;
      }
      return { type: 'notFound' };
    },

    /** Link targets whose title or slug holds the words, kind by kind. */
    async search(
      query: { siteId: number; locale: Locale; keywords: string; limit?: number },
      kinds: readonly SearchKind[],
    ): Promise<FoundSlug[]> {
      const limit = query.limit ?? DEFAULT_LIMIT;
      const results: FoundSlug[] = [];
      for (const kind of kinds) {
        const source = [...sources.values()].find(({ kind: own, searchKinds = [own] }) =>
          searchKinds.includes(kind),
        );
        const found = (await source?.search?.({ ...query, limit }, kind)) ?? [];
        results.push(...found.map((record) => ({ type: kind, ...record })));
      }
      return results.slice(0, limit);
    },

    urlOf,

    /** A path of the site in another language; a path that cannot be translated keeps its words. */
    async pathOnLanguage(site: SiteContext, path: string, locale: Locale): Promise<string> {
      const { path: own } = splitLocale(path, site);
      const segments = segmentsOf(own);
      const [candidate] = segments.length > 1 ? candidatesOf(segments) : [];
      const translated = candidate ? pathOf(candidate.kind, candidate.slug, locale) : own;
      return withLocale(translated, locale, site.defaultLocale);
    },

    /** Addresses of everything public of these kinds in each language of the site. */
    async sitemap(site: SiteContext, kinds: readonly FoundKind[]): Promise<Address[]> {
      const addresses: Address[] = [];
      for (const { kind, all } of sources.values()) {
        if (!kinds.includes(kind)) continue;
        const entries = (await all?.(site.id)) ?? [];
        addresses.push(...entries.map((entry) => addressOf(site, kind, entry)));
      }
      return addresses;
    },
  };
}

/** No stored slug is longer or holds control characters; the database would refuse some of them. */
function isPlain(slug: string): boolean {
  return slug.length <= 200 && !/\p{C}/u.test(slug);
}

/** Where something stands, by language. */
export interface Address {
  paths: { locale: Locale; path: string }[];
  changedAt?: Date;
}

/** An empty slug is home. */
function addressOf(site: SiteContext, kind: FoundKind, { slug, ...rest }: SitemapEntry): Address {
  const paths = site.locales.map((locale) => {
    const path = slug === '' ? '/' : pathOf(kind, slug, locale);
    return { locale, path: withLocale(path, locale, site.defaultLocale) };
  });
  return { ...rest, paths };
}
