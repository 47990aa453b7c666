import {
  appliedFilters,
  chosenQuery,
  type FilterGroup,
  filterGroups,
  type Query,
} from '#blocks/_ui/product-list/filter-groups.ts';
import {
  askedPage,
  listOrder,
  pageSize,
  pageSizes,
  sortOf,
} from '#blocks/_ui/product-list/list-order.ts';
import { type ListRule, loadSource } from '#blocks/_ui/product-list/list-source.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import {
  type AppliedFilter,
  filterProducts,
  layeredNavigation,
  type Product,
  type SortId,
} from '#schemas/api/catalog.ts';
import type { ApiPort, InputOf } from '#schemas/api/endpoint.ts';
import type { ProductListValues } from './product-list.schema.ts';

export interface ProductListData {
  products: readonly Product[];
  total: number;
  page: number;
  pages: number;
  limit: number;
  sizes: readonly number[];
  /** The order that the list begins with; no address names it. */
  sort: SortId;
  initialSort: SortId;
  sorts: readonly SortId[];
  /** Groups in which something is chosen. */
  chosen: readonly FilterGroup[];
}

/** And the price that cards show (LIST-21, LIST-22). */
const FIELDS = [
  'name',
  'id',
  'type',
  'media',
  'slug',
  'sku',
  'format',
  'bundles',
  'discount',
  'basicPrice',
  'retailPrice',
  'finalPrice',
  'categoryPriority',
  'membershipPrice',
  'isPurchasable',
  'needsOptions',
  'configurable',
  'available',
  'tags',
  'brand',
];

/** What of the block's values the list depends on. */
type ListValues = ListRule &
  Pick<ProductListValues, 'sort' | 'limit'> &
  Partial<Pick<ProductListValues, 'selectedProductIds'>>;

/** A page of the list that the address asks for (LIST-01, FILT-01). */
export async function loadProductList(context: LoadContext<ListValues>): Promise<ProductListData> {
  const { values, query, api } = context;
  const source = await loadSource(context, values);
  const order = listOrder(query, source.category, values.sort);
  const limit = pageSize(query, values.limit);
  const common = {
    limit,
    sizes: pageSizes(values.limit),
    sort: order.sort,
    initialSort: order.initial,
    sorts: order.offered,
  };
  const picked = values.filterMode === 'specific' ? (values.selectedProductIds ?? []) : null;
  // Nothing to ask for (LIST-10).
  if (picked?.length === 0) {
    return { ...common, products: [], total: 0, page: 1, pages: 1, chosen: [] };
  }
  const base = picked ? [{ key: 'id', value: picked.join(',') }] : source.filters;
  const chosen = await chosenGroups(api, base, query);
  const filters = [...base, ...appliedFilters(chosen)];
  const found = await readPage(api, askedPage(query), {
    limit,
    sort: sortOf(order.sort),
    filters,
    select: FIELDS,
  });
  return { ...common, ...found, chosen };
}

async function chosenGroups(
  api: ApiPort,
  filters: readonly AppliedFilter[],
  query: Query,
): Promise<FilterGroup[]> {
  const all = await api.get(layeredNavigation, { body: { filters: [...filters] } });
  const groups = filterGroups(all, query);
  const keys = chosenQuery(groups);
  return groups.filter(({ code }) => code in keys);
}

/** A page that there is not is ignored; the first one is shown (LIST-05). */
async function readPage(
  api: ApiPort,
  asked: number,
  body: Omit<InputOf<typeof filterProducts>['body'], 'page'>,
) {
  const read = (page: number) => api.get(filterProducts, { body: { ...body, page } });
  const answer = await read(asked);
  const isThere = asked <= Math.max(1, answer.totalPages);
  const { records, totalPages, totalRecords } = isThere ? answer : await read(1);
  return {
    products: records,
    total: totalRecords,
    page: isThere ? asked : 1,
    pages: Math.max(1, totalPages),
  };
}
