import { DEFAULT_LIMIT } from '#domain/constants.ts';
import type { Locale } from '#domain/locales.ts';
import { segmentsOf, splitLocale, withLocale } from '#domain/web/site-path.ts';
import type { FoundKind, FoundSlug, SearchKind } from '#schemas/api/finder.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Decision } from '#schemas/site-entry.ts';
import { BUILT_IN_TAG, elementTag, slugTag } from '#server/cache-tags.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import { REDIRECTS_TAG } from '#server/modules/content/redirects/index.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import { createAlternates } from './alternates.ts';
import { type Address, isPlain, staysOnSite } from './paths.ts';
import {
  type Candidate,
  candidatesOf,
  type FinderSource,
  type Found,
  pathOf,
  type SitemapEntry,
} from './sources.ts';

/** What the finder needs of other modules. */
export interface FinderParts {
  homeSlug(siteId: number): Promise<string | null>;
  publishedPage(siteId: number, slug: string): Promise<Element | null>;
  draftPage(siteId: number, slug: string): Promise<Element | null>;
  /** What is shown where a site has no page of its own at a screen. */
  builtIns: {
    page(site: SiteContext, slug: string): Element | null;
    home(site: SiteContext): Element;
  };
  /** Where an editor sent an old path. */
  redirect(siteId: number, path: string): Promise<{ to: string; status: 301 | 302 } | null>;
  /** The thing that had a slug before. */
  formerOwner(kind: FoundKind, siteId: number, slug: string): Promise<number | null>;
  /** Path of a fixed screen, such as the cart, in a language; null for every other path. */
  screenPath(path: string, locale: Locale): Promise<string | null>;
}

/** How a decision is made. */
export interface DecideOptions {
  /** Tags of what the decision rests on are added here. */
  tags?: Set<string>;
  /** A page that is not published yet counts too; for editors. */
  drafts?: boolean;
}

/** Finds what is at a path, and the path of a thing (ROUTE-44). */
export type FinderService = ReturnType<typeof createFinderService>;

export function createFinderService(parts: FinderParts) {
  const { homeSlug, publishedPage, draftPage } = parts;
  const sources = new Map<FoundKind, FinderSource>();

  async function pageAt(siteId: number, slug: string, { tags, drafts }: DecideOptions) {
    tags?.add(slugTag(slug));
    const page =
      (await publishedPage(siteId, slug)) ?? (drafts ? await draftPage(siteId, slug) : null);
    if (page) tags?.add(elementTag(page.id));
    return page;
  }

  async function home(site: SiteContext, options: DecideOptions): Promise<Decision> {
    options.tags?.add('options');
    const slug = await homeSlug(site.id);
    const own = slug === null ? null : await pageAt(site.id, slug, options);
    return { type: 'page', element: own ?? builtIn(options, parts.builtIns.home(site)) };
  }

  /** A page that comes with the product; it carries the name of the site. */
  function builtIn({ tags }: DecideOptions, element: Element): Element {
    tags?.add(BUILT_IN_TAG);
    return element;
  }

  /** The screen that is at a path where a site has nothing of its own. */
  function builtInAt(site: SiteContext, segments: readonly string[], options: DecideOptions) {
    const [slug = '', ...more] = segments;
    const element = more.length > 0 ? null : parts.builtIns.page(site, slug);
    return element && { type: 'page' as const, element: builtIn(options, element) };
  }

  async function decideOne(
    siteId: number,
    { kind, slug }: Candidate,
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

  /** Where a path leads when there is nothing at it (any more). */
  async function detour(site: SiteContext, path: string, options: DecideOptions) {
    options.tags?.add(REDIRECTS_TAG);
    const redirect = await parts.redirect(site.id, path);
    if (redirect) return { type: 'redirect' as const, ...redirect };
    const { locale, path: own } = splitLocale(path, site);
    for (const candidate of candidatesOf(segmentsOf(own))) {
      const to = await newPath(site, candidate, locale, options);
      if (to) return { type: 'redirect' as const, to, status: 301 as const };
    }
    return null;
  }

  /** Where the thing is today that had the slug before. */
  async function newPath(
    site: SiteContext,
    { kind, slug }: Candidate,
    locale: Locale,
    { tags }: DecideOptions,
  ): Promise<string | null> {
    const id = isPlain(slug) ? await parts.formerOwner(kind, site.id, slug) : null;
    if (id === null) return null;
    tags?.add(kind === 'page' ? elementTag(id) : `${kind}:${id}`);
    const found = await sources.get(kind)?.byId?.(site.id, id);
    if (!found) return null;
    const isHome = kind === 'page' && found.slug === (await homeSlug(site.id));
    return withLocale(isHome ? '/' : pathOf(kind, found.slug, locale), locale, site.defaultLocale);
  }

  async function urlOf(site: SiteContext, kind: FoundKind, id: number, locale: Locale) {
    const found: Found | null = (await sources.get(kind)?.byId?.(site.id, id)) ?? null;
    if (!found) throw new NotFound();
    return withLocale(pathOf(kind, found.slug, locale), locale, site.defaultLocale);
  }

  /** What is at a path, with or without the prefix of a locale. */
  async function decideAt(
    site: SiteContext,
    path: string,
    options: DecideOptions = {},
  ): Promise<Decision> {
    const { locale, path: own } = splitLocale(path, site);
    const segments = segmentsOf(own);
    if (segments.length === 0) return home(site, options);
    if (!options.drafts && segments.length === 1 && segments[0] === (await homeSlug(site.id))) {
      return { type: 'redirect', to: withLocale('/', locale, site.defaultLocale), status: 301 };
    }
    for (const candidate of candidatesOf(segments)) {
      const decision = await decideOne(site.id, candidate, options);
      if (decision) return decision;
    }
    // Behind the detours: where a page of the site was moved to is more than what we bring.
    const detoured = await detour(site, path, options);
    return detoured ?? builtInAt(site, segments, options) ?? { type: 'notFound' };
  }

  /** Languages of the site that an entry of the sitemap is in: a page that is not translated is not. */
  async function localesOf(site: SiteContext, { slug, languages }: SitemapEntry) {
    const isEverywhere =
      !languages ||
      slug === '' ||
      (await parts.screenPath(`/${slug}`, site.defaultLocale)) !== null;
    return isEverywhere ? site.locales : site.locales.filter((one) => languages.includes(one));
  }

  /** Where an entry of the sitemap is. An empty slug is home; some pages have a path in each language. */
  async function addressOf(
    site: SiteContext,
    kind: FoundKind,
    { slug, changedAt }: SitemapEntry,
  ): Promise<Address> {
    const paths: Address['paths'] = [];
    for (const locale of site.locales) {
      const own = slug === '' ? '/' : pathOf(kind, slug, locale);
      const screen = kind === 'page' ? await parts.screenPath(own, locale) : null;
      paths.push({ locale, path: withLocale(screen ?? own, locale, site.defaultLocale) });
    }
    return { ...(changedAt && { changedAt }), paths };
  }

  /** Whether a link to a path of the site leads to something shoppers can see. */
  async function leadsSomewhere(site: SiteContext, address: string): Promise<boolean> {
    const end = address.search(/[?#]/);
    const path = end === -1 ? address : address.slice(0, end);
    const { locale, path: own } = splitLocale(path, site);
    if ((await parts.screenPath(own, locale)) !== null) return true;
    return (await decideAt(site, path)).type !== 'notFound';
  }

  /**
   * A path of the site in another language, with its query and fragment; what has no other words
   * keeps them. Throws `ValidationFailed` for a path that leads off the site.
   */
  async function pathOnLanguage(
    site: SiteContext,
    address: string,
    locale: Locale,
  ): Promise<string> {
    requireLanguage(site, locale);
    if (!staysOnSite(address)) {
      throw new ValidationFailed({ fields: { path: 'safe-path' } });
    }
    const end = address.search(/[?#]/);
    const path = end === -1 ? address : address.slice(0, end);
    const tail = end === -1 ? '' : address.slice(end);
    const { path: own } = splitLocale(path, site);
    const segments = segmentsOf(own);
    const [candidate] = segments.length > 1 ? candidatesOf(segments) : [];
    const translated = candidate
      ? pathOf(candidate.kind, candidate.slug, locale)
      : ((await parts.screenPath(own, locale)) ?? own);
    return withLocale(translated, locale, site.defaultLocale) + tail;
  }

  const { screenPath } = parts;
  const alternates = createAlternates({ decide: decideAt, screenPath, pathOnLanguage });

  return {
    /** Plugs in a kind; a second source of a kind is a mistake. */
    register(source: FinderSource) {
      if (sources.has(source.kind)) {
        throw new Error(`Izlog: two finder sources for "${source.kind}". Remove one.`);
      }
      sources.set(source.kind, source);
    },

    /** What is at a path, with or without the prefix of a locale. */
    decide: decideAt,

    /** Those of the paths that lead to nothing, each once. */
    async missing(site: SiteContext, paths: readonly string[]): Promise<string[]> {
      const missing: string[] = [];
      for (const path of new Set(paths)) {
        if (!(await leadsSomewhere(site, path))) missing.push(path);
      }
      return missing;
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

    /** How many public things of the kinds there are; of a kind that nobody counts none. */
    async count(siteId: number, kinds: readonly SearchKind[]): Promise<number> {
      const counts = kinds.map((kind) => [...sources.values()].find((one) => one.kind === kind));
      const totals = await Promise.all(counts.map((source) => source?.count?.(siteId) ?? 0));
      return totals.reduce((sum, total) => sum + total, 0);
    },

    /** Address of a public thing; throws `NotFound`, also for a language that the site does not have. */
    urlOf(site: SiteContext, kind: FoundKind, id: number, locale: Locale): Promise<string> {
      requireLanguage(site, locale);
      return urlOf(site, kind, id, locale);
    },

    pathOnLanguage,

    /** Where a page is in every language of the site; throws `ValidationFailed` for a path off the site. */
    alternates,

    /** As `pathOnLanguage`; throws `NotFound` for a path at which there is nothing. */
    async publicPathOnLanguage(site: SiteContext, address: string, locale: Locale) {
      const path = await pathOnLanguage(site, address, locale);
      if (!(await leadsSomewhere(site, address))) throw new NotFound();
      return path;
    },

    /** Addresses of everything public of these kinds in each language of the site. */
    async sitemap(site: SiteContext, kinds: readonly FoundKind[]): Promise<Address[]> {
      const addresses: Address[] = [];
      for (const { kind, all } of sources.values()) {
        if (!kinds.includes(kind)) continue;
        const entries = (await all?.(site.id)) ?? [];
        for (const entry of entries) {
          const locales = await localesOf(site, entry);
          addresses.push(await addressOf({ ...site, locales }, kind, entry));
        }
      }
      return addresses;
    },
  };
}

function requireLanguage({ locales }: SiteContext, locale: Locale) {
  if (!locales.includes(locale)) throw new NotFound();
}
