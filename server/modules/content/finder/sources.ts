import { inLocale, type Locale, type Localized } from '#domain/locales.ts';
import type { FoundKind, FoundSlug, SearchKind } from '#schemas/api/finder.ts';

/** Something public at an address. */
export interface Found {
  id: number;
  slug: string;
}

/** Words to find and how many results are wanted. */
export interface SlugQuery {
  siteId: number;
  locale: Locale;
  keywords: string;
  limit: number;
}

/** An address for the sitemap. */
export interface SitemapEntry {
  slug: string;
  /** Last change, when it is known. */
  changedAt?: Date;
  /** Languages that it is in; absent: all of the site. */
  languages?: readonly Locale[];
}

/**
 * What a module tells of the things that have addresses. A module plugs one in for each of its
 * kinds: `finder.register(source)`.
 */
export interface FinderSource {
  kind: FoundKind;
  /** Kinds of the link picker that `search` answers for; absent: `kind` alone. */
  searchKinds?: readonly SearchKind[];
  /** The public thing with this slug (events: with this id as text), or null. */
  bySlug(siteId: number, slug: string): Promise<Found | null>;
  /** The public thing with this id, or null. */
  byId?(siteId: number, id: number): Promise<Found | null>;
  search?(query: SlugQuery, kind: SearchKind): Promise<Omit<FoundSlug, 'type'>[]>;
  /** How many public things of `kind` there are. */
  count?(siteId: number): Promise<number>;
  /** Addresses for the sitemap. */
  all?(siteId: number): Promise<SitemapEntry[]>;
  /** Tag of lists of this kind; a page that says "nothing is here" is dropped with it. */
  listTag: string;
}

/** Where things of a kind are, by locale; the default language's path serves where no other is given. */
const PREFIXES: Record<FoundKind, Localized<string>> = {
  page: { hr: '' },
  post: { hr: '' },
  term: { hr: '/objave', en: '/blog' },
  product: { hr: '/product', de: '/produkt' },
  category: { hr: '/shop' },
  event: { hr: '/dogadjaj', en: '/event' },
};

/** Path of a thing without the prefix of its locale (ROUTE-32, ROUTE-33, G-002). */
export function pathOf(kind: FoundKind, slug: string, locale: Locale): string {
  return `${inLocale(PREFIXES[kind], locale)}/${slug}`;
}

/** What may be at a path. */
export interface Candidate {
  kind: FoundKind;
  slug: string;
}

/** Kinds that may be at a path of several segments, and the slug asked for. */
export function candidatesOf(segments: readonly string[]): Candidate[] {
  const [first = '', second, third, ...more] = segments;
  if (more.length > 0) return [];
  if (second === undefined) {
    return [
      { kind: 'page', slug: first },
      { kind: 'post', slug: first },
    ];
  }
  // A product is also found below the shop (G-001).
  if (third !== undefined) {
    return first === 'shop' && second === 'product' ? [{ kind: 'product', slug: third }] : [];
  }
  return FIRST_SEGMENTS.filter(({ prefix }) => prefix === `/${first}`).map(({ kind }) => ({
    kind,
    slug: second,
  }));
}

const FIRST_SEGMENTS = (Object.keys(PREFIXES) as FoundKind[]).flatMap((kind) =>
  [...new Set(Object.values(PREFIXES[kind]))]
    .filter((prefix) => prefix !== '')
    .map((prefix) => ({ kind, prefix })),
);
