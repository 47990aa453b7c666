import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { AppliedFilter, LayeredFilter, Product } from '#schemas/api/catalog.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import { idsOf, type Narrowed, type Narrowing, narrow } from './listing/conditions.ts';
import { type Facet, facetsOf } from './listing/facets.ts';
import type { ListOrder } from './listing/listing.ts';
import type { Listings, SiteListing } from './listing/listings.ts';
import type { KnownRow } from './listing/row-cache.ts';
import { lowestPriceBefore } from './lowest-price.ts';
import type { ProductPlace, ProductRepository } from './product.repository.ts';
import { toProduct } from './product-view.ts';
import type { SynonymBook } from './synonyms/synonyms.service.ts';

interface Parts {
  products: ProductRepository;
  listings: Pick<Listings, 'of'>;
  media: Pick<MediaService, 'byIds'>;
  synonyms: SynonymBook;
}

/** Which products to list, in which order. */
export interface ProductQuery extends Omit<Narrowing, keyof ProductPlace>, ProductPlace {
  /** Absent: what fits the keywords best, or the newest first. */
  sort?: { param: 'id' | 'finalPrice' | 'name' | 'categoryPriority'; order: 'asc' | 'desc' };
  limit: number;
  offset: number;
  /** A filter by ids finds products that are in no list, too. */
  withHidden?: boolean;
}

export type ProductLists = ReturnType<typeof createProductLists>;

/** Lists of products and what they can be filtered by. */
export function createProductLists({ products, listings, media, synonyms }: Parts) {
  /** Rows with their lowest price before a reduction. */
  async function read(place: ProductPlace, ids: readonly number[]): Promise<KnownRow[]> {
    const rows = await products.rows(place, ids);
    const reduced = rows.filter((row) => row.discount_cents !== null).map(({ id }) => id);
    const log = await products.pricesOver(place.currencyId, reduced);
    const logs = new Map<number, typeof log>(reduced.map((id) => [id, []]));
    for (const entry of log) logs.get(entry.productId)?.push(entry);
    const lowestOf = (id: number) => lowestPriceBefore(logs.get(id) ?? []);
    return rows.map((row) => ({ row, lowest: lowestOf(row.id) }));
  }

  async function view(place: ProductPlace, known: readonly KnownRow[]): Promise<Product[]> {
    const ids = known.flatMap(({ row }) => row.media_ids);
    const pictures = await media.byIds(place.siteId, ids, place.locale);
    return known.map(({ row, lowest }) => toProduct(row, lowest, pictures));
  }

  /** The products by ids in their order, hidden ones too; withdrawn and unknown ones are left out. */
  async function byIds(place: ProductPlace, ids: readonly number[]): Promise<Product[]> {
    return view(place, inOrder(ids, await read(place, ids)));
  }

  /** As `byIds`, with rows that an up to date listing may know already. */
  async function shown(
    place: ProductPlace,
    ids: readonly number[],
    { rows }: SiteListing,
  ): Promise<Product[]> {
    const name = `${place.storeId}:${place.currencyId}:${place.locale}`;
    const known = ids.flatMap((id) => rows.get(name, id) ?? []);
    const found = new Set(known.map(({ row }) => row.id));
    const missing = ids.filter((id) => !found.has(id));
    const loaded = await rows.load(name, missing, () => read(place, missing));
    return view(place, inOrder(ids, [...known, ...loaded]));
  }

  async function narrowed(query: Narrowing & { siteId: number; locale: Locale }) {
    const filters = await asIds(query.siteId, query.filters ?? []);
    const site = await listings.of(query.siteId);
    const same = query.keywords ? await synonyms.of(query.siteId, query.locale) : undefined;
    const ranked = filters.find(({ isRanked }) => isRanked)?.value;
    return { site, found: narrow(site, { ...query, filters, synonyms: same }), ranked };
  }

  /** A filter by what goes with a product becomes one by ids; where it says so, they come in its order. */
  async function asIds(
    siteId: number,
    filters: readonly AppliedFilter[],
  ): Promise<(AppliedFilter & { isRanked?: boolean })[]> {
    return Promise.all(
      filters.map(async (filter) => {
        const ids = () => idsOf(filter.value);
        if (filter.key === 'related') {
          return { key: 'id', value: await products.relatedTo(siteId, ids()) };
        }
        if (filter.key !== 'boughtWith') return filter;
        return { key: 'id', value: await products.boughtWith(siteId, ids()), isRanked: true };
      }),
    );
  }

  return {
    byIds,
    read,
    view,

    /** One page of products with the exact number of all that match. */
    async products(query: ProductQuery): Promise<{ records: Product[]; total: number }> {
      const asked = query.withHidden ? idFilterOf(query.filters) : null;
      if (asked) {
        const all = await byIds(query, asked);
        return { records: all.slice(query.offset, query.offset + query.limit), total: all.length };
      }
      const { site, found, ranked } = await narrowed(query);
      const ids =
        ranked && !query.sort ? inRank(site, found, ranked, query) : pageOf(site, found, query);
      return { records: await shown(query, ids, site), total: found.slots.size };
    },

    /** Ids of the best matches of keywords, hidden products left out. */
    async search(
      query: Narrowing & { siteId: number; locale: Locale; limit: number },
    ): Promise<number[]> {
      const { site, found } = await narrowed(query);
      const order = { by: found.hits ? 'relevance' : 'id' } as const;
      const page = { isDescending: true, offset: 0, limit: query.limit };
      return site.listing.page(found.slots, order, page, found.hits);
    },

    /** What the list of the same query can be filtered by. */
    async facets(query: Narrowing & ProductPlace): Promise<LayeredFilter[]> {
      const { site, found } = await narrowed(query);
      const facets = facetsOf(site, found, query.currencyId);
      const ids = facets.flatMap(({ values }) => values.flatMap(({ mediaId }) => mediaId ?? []));
      const pictures = ids.length > 0 ? await media.byIds(query.siteId, ids, query.locale) : {};
      const pathOf = (id: number | null) => (id === null ? null : (pictures[id]?.path ?? null));
      return facets.map((facet) => toFilter(facet, query.locale, pathOf));
    },
  };
}

function inOrder(ids: readonly number[], known: readonly KnownRow[]): KnownRow[] {
  const byId = new Map(known.map((each) => [each.row.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function idFilterOf(filters: ProductQuery['filters'] = []): number[] | null {
  const filter = filters.find(({ key }) => key === 'id');
  return filter ? [...new Set(idsOf(filter.value))] : null;
}

function pageOf(
  { listing }: SiteListing,
  { slots, hits }: Narrowed,
  query: ProductQuery,
): number[] {
  const { offset, limit } = query;
  const isDescending = query.sort?.order !== 'asc';
  return listing.page(slots, orderOf(query, hits !== null), { isDescending, offset, limit }, hits);
}

/** As `pageOf`, in the order of ids that are few and known. */
function inRank(
  { listing }: SiteListing,
  { slots, hits }: Narrowed,
  ranked: unknown,
  { offset, limit }: ProductQuery,
): number[] {
  const ids = idsOf(ranked);
  const all = { isDescending: true, offset: 0, limit: ids.length };
  const found = new Set(listing.page(slots, { by: 'id' }, all, hits));
  return ids.filter((id) => found.has(id)).slice(offset, offset + limit);
}

function orderOf({ sort, currencyId, locale }: ProductQuery, isSearch: boolean): ListOrder {
  switch (sort?.param) {
    case 'finalPrice':
      return { by: 'finalPrice', currencyId };
    case 'name':
      return { by: 'name', locale };
    case 'categoryPriority':
      return { by: 'categoryPriority' };
    case 'id':
      return { by: 'id' };
    default:
      return { by: isSearch ? 'relevance' : 'id' };
  }
}

function toFilter(
  facet: Facet,
  locale: Locale,
  pathOf: (mediaId: number | null) => string | null,
): LayeredFilter {
  return {
    attributeCode: facet.code,
    label: textOf(facet.labels, locale),
    type: facet.type,
    attributeID: facet.attributeId,
    unit: facet.unit,
    customClass: facet.customClass,
    values: facet.values.map((value) => ({
      attributeID: value.id,
      valueLabel: textOf(value.labels, locale),
      totalProducts: value.total,
      minValue: value.min,
      maxValue: value.max,
      color: value.color,
      image: pathOf(value.mediaId),
    })),
  };
}

function textOf(texts: Readonly<Record<string, string>>, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? '';
}
