import type { FastifyInstance } from 'fastify';
import type { AddressRepository, RowKind } from './address.repository.ts';
import type { FinderSource, SlugQuery } from './sources.ts';

/** Products, categories, posts and terms as things with addresses. */
export function createRowSources(
  addresses: AddressRepository,
  { catalog, blog }: Pick<FastifyInstance, 'catalog' | 'blog'>,
): FinderSource[] {
  const common = (kind: RowKind) => ({
    kind,
    byId: (siteId: number, id: number) => addresses.byId(kind, siteId, id),
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
