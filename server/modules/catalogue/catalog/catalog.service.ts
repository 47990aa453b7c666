import type { Locale } from '#domain/locales.ts';
import type { Category } from '#schemas/api/categories.ts';
import { NotFound } from '#server/errors.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { CategoryRepository } from './category.repository.ts';
import { toCategory, toTree, withRelated } from './category-tree.ts';
import type { ProductRepository } from './product.repository.ts';
import type { ProductDetails } from './product-detail.ts';
import type { ProductLists } from './product-list.ts';

interface Parts {
  products: ProductRepository;
  lists: ProductLists;
  details: ProductDetails;
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
  /** Words that all occur in the name. */
  keywords?: string;
  sort?: { param: 'id' | 'name'; order: 'asc' | 'desc' };
}

export type CatalogService = ReturnType<typeof createCatalogService>;

/** What shoppers see of the catalogue. */
export function createCatalogService({ products, lists, details, categories, media }: Parts) {
  async function allCategories(siteId: number, locale: Locale): Promise<Category[]> {
    const rows = await categories.categories(siteId, locale);
    const ids = rows.flatMap((row) => row.image_id ?? []);
    const pictures = await media.byIds(siteId, ids, locale);
    return withRelated(rows.map((row) => toCategory(row, pictures)));
  }

  /** Ids of the categories a query is limited to; undefined when it is not. */
  async function wantedCategories(
    siteId: number,
    locale: Locale,
    { ids, keywords }: CategoryQuery,
  ): Promise<Set<number> | undefined> {
    if (!keywords) return ids && new Set(ids);
    const named = new Set(await categories.categoriesNamed(siteId, locale, keywords));
    return ids ? new Set(ids.filter((id) => named.has(id))) : named;
  }

  /** Titles of the products that fit the keywords best. */
  async function searchProducts(siteId: number, locale: Locale, keywords: string, limit: number) {
    const ids = await lists.search({ siteId, locale, keywords, limit });
    const rows = await products.titles(siteId, locale, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    products: lists.products,
    /** Products in the order of their ids, hidden ones too; withdrawn and unknown ones are left out. */
    productsByIds: lists.byIds,
    facets: lists.facets,
    product: details.get,
    productDetails: details.byIds,
    bundlesWith: details.bundlesWith,
    isStoreOf: details.isStoreOf,

    async categories(siteId: number, locale: Locale, query: CategoryQuery): Promise<Category[]> {
      const all = await allCategories(siteId, locale);
      const sorted = query.sort ? sortCategories(all, query.sort, locale) : all;
      const wanted = await wantedCategories(siteId, locale, query);
      if (!query.tree) return wanted ? sorted.filter(({ id }) => wanted.has(id)) : sorted;
      return toTree(sorted, wanted);
    },

    /** One category with all below it, by its id or slug. */
    async category(siteId: number, locale: Locale, idOrSlug: string): Promise<Category> {
      const all = await allCategories(siteId, locale);
      const found =
        all.find(({ slug }) => slug === idOrSlug) ?? all.find(({ id }) => String(id) === idOrSlug);
      const [tree] = found ? toTree(all, new Set([found.id])) : [];
      if (!tree) throw new NotFound();
      return tree;
    },

    tags: categories.tags,

    /** Keys of filters that the address of a list may have (FILT-01). */
    async filterKeys(siteId: number): Promise<string[]> {
      return ['brand', 'finalPrice', ...(await categories.filterCodes(siteId))];
    },

    productBySlug: products.bySlug,
    categoryBySlug: categories.categoryBySlug,

    /** Products that fit best, or categories whose title holds all words, in Croatian order. */
    async search(
      siteId: number,
      locale: Locale,
      kind: Found['type'],
      keywords: string,
      limit: number,
    ): Promise<Found[]> {
      const rows =
        kind === 'product'
          ? await searchProducts(siteId, locale, keywords, limit)
          : await categories.searchCategories(siteId, locale, keywords, limit);
      return rows.map((row) => ({ type: kind, ...row }));
    },
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
