import type { Locale } from '#domain/locales.ts';
import type { FoundSlug } from '#schemas/api/finder.ts';
import type { BlogService } from '#server/modules/content/blog/index.ts';
import type { AddressRepository, RowKind } from './address.repository.ts';
import type { FinderSource, SlugQuery } from './sources.ts';

/** The catalogue as a place of things with addresses; it builds on content. */
export interface CatalogAddresses {
  productBySlug: FinderSource['bySlug'];
  categoryBySlug: FinderSource['bySlug'];
  search(
    siteId: number,
    locale: Locale,
    kind: 'product' | 'category',
    keywords: string,
    limit: number,
  ): Promise<Omit<FoundSlug, 'type'>[]>;
}

/** Products, categories, posts and terms as things with addresses. */
export function createRowSources(
  addresses: AddressRepository,
  { catalog, blog }: { catalog: CatalogAddresses; blog: BlogService },
): FinderSource[] {
  const common = (kind: RowKind) => ({
    kind,
    byId: (siteId: number, id: number) => addresses.byId(kind, siteId, id),
    count: (siteId: number) => addresses.count(kind, siteId),
    all: (siteId: number) => addresses.all(kind, siteId),
  });
  const catalogSearch =
    (kind: 'product' | 'category') =>
    ({ siteId, locale, keywords, limit }: SlugQuery) =>
      catalog.search(siteId, locale, kind, keywords, limit);
  const blogSearch =
    (kind: 'post' | 'term') =>
    ({ siteId, locale, keywords, limit }: SlugQuery) =>
      blog.search(siteId, locale, kind, keywords, limit);

  return [
    {
      ...common('product'),
      listTag: 'products',
      bySlug: catalog.productBySlug,
      search: catalogSearch('product'),
    },
    {
      ...common('category'),
      listTag: 'categories',
      bySlug: catalog.categoryBySlug,
      search: catalogSearch('category'),
    },
    { ...common('post'), listTag: 'posts', bySlug: blog.postBySlug, search: blogSearch('post') },
    { ...common('term'), listTag: 'posts', bySlug: blog.termBySlug, search: blogSearch('term') },
  ];
}
