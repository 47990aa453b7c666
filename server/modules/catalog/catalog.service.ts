import type { Category, Product } from '#schemas/api/catalog.ts';
import type { Locale } from '#schemas/primitives.ts';
import type { MediaService } from '#server/modules/media/index.ts';
import type { CategoryRepository } from './category.repository.ts';
import { toCategory, toTree } from './category-tree.ts';
import { pricesOf } from './money.ts';
import type { ProductQuery, ProductRepository, ProductRow } from './product.repository.ts';

interface Parts {
  products: ProductRepository;
  categories: CategoryRepository;
  media: Pick<MediaService, 'byIds'>;
}

/** A record as pickers and the link search of the editor show it. */
export interface Found {
  type: 'product' | 'category';
  id: number;
  slug: string;
  title: string;
}

/** Which categories to list. `ids` keeps their order of the shop, not of the call. */
export interface CategoryQuery {
  tree?: boolean;
  ids?: readonly number[];
  sort?: { param: 'id' | 'name'; order: 'asc' | 'desc' };
}

export type CatalogService = ReturnType<typeof createCatalogService>;

/** What shoppers see of the catalogue. */
export function createCatalogService({ products, categories, media }: Parts) {
  return {
    /** One page of products with the exact number of all that match. */
    async products(query: ProductQuery): Promise<{ records: Product[]; total: number }> {
      const { rows, total } = await products.page(query);
      const ids = rows.flatMap((row) => row.media_ids);
      const pictures = await media.byIds(query.siteId, ids, query.locale);
      return { records: rows.map((row) => toProduct(row, pictures)), total };
    },

    async categories(siteId: number, locale: Locale, query: CategoryQuery): Promise<Category[]> {
      const rows = await categories.categories(siteId, locale);
      const ids = rows.flatMap((row) => row.image_id ?? []);
      const pictures = await media.byIds(siteId, ids, locale);
      const all = rows.map((row) => toCategory(row, pictures));
      const sorted = query.sort ? sortCategories(all, query.sort, locale) : all;
      const wanted = query.ids && new Set(query.ids);
      if (!query.tree) return wanted ? sorted.filter(({ id }) => wanted.has(id)) : sorted;
      return toTree(sorted, wanted);
    },

    tags: (siteId: number, locale: Locale) => categories.tags(siteId, locale),

    /**
     * A product as a cart needs it, null when it may not be sold in this currency. Inside a
     * transaction hand in its handle.
     */
    async productForSale(
      siteId: number,
      productId: number,
      currencyId: number,
      handle?: Parameters<ProductRepository['forSale']>[3],
    ) {
      const [row] = await products.forSale(siteId, [productId], currencyId, handle);
      return row ?? null;
    },

    /** As `productForSale`, for all lines of a cart at once; those not for sale are left out. */
    productsForSale: products.forSale,

    productBySlug: products.bySlug,
    categoryBySlug: categories.categoryBySlug,

    /** Products and categories whose title holds all words, in Croatian order. */
    async search(
      siteId: number,
      locale: Locale,
      kind: Found['type'],
      keywords: string,
      limit: number,
    ): Promise<Found[]> {
      const rows =
        kind === 'product'
          ? await products.search(siteId, locale, keywords, limit)
          : await categories.searchCategories(siteId, locale, keywords, limit);
      return rows.map((row) => ({ type: kind, ...row }));
    },
  };
}

function toProduct(row: ProductRow, pictures: Awaited<ReturnType<MediaService['byIds']>>): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    type: row.type,
    format: row.format,
    media: row.media_ids.flatMap((id) => pictures[id] ?? []),
    brand: { name: row.brand },
    available: row.available,
    isPurchasable: row.available && row.format !== 'configurable',
    configurable: row.format === 'configurable',
    tags: row.tags,
    ...pricesOf(row),
    categoryPriority: row.category_priority,
    categories: row.categories,
  };
}

function sortCategories(
  all: readonly Category[],
  { param, order }: NonNullable<CategoryQuery['sort']>,
  locale: Locale,
): Category[] {
  const { compare } = new Intl.Collator(locale);
  const sign = order === 'asc' ? 1 : -1;
  return all.toSorted((a, b) =>
    param === 'id' ? sign * (a.id - b.id) : sign * compare(a.name, b.name),
  );
}
