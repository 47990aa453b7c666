import { SORT_IDS, type SortId } from '#schemas/api/catalog.ts';
import type { Category } from '#schemas/api/categories.ts';
import type { Query } from './filter-groups.ts';

/** The order of a list, and the orders that it may have. */
export interface ListOrder {
  sort: SortId;
  initial: SortId;
  offered: readonly SortId[];
}

/** A category may restrict the orders and name its own first one (LIST-12). */
export function listOrder(query: Query, category: Category | null, otherwise: SortId): ListOrder {
  const own = SORT_IDS.filter((id) => category?.sortTypes?.includes(id));
  const offered = own.length > 0 ? own : SORT_IDS;
  const wanted = category?.sortDefaultType ?? otherwise;
  const initial = offered.find((id) => id === wanted) ?? offered[0] ?? otherwise;
  return { sort: offered.find((id) => id === query['sort']) ?? initial, initial, offered };
}

const PARAMS = ['id', 'finalPrice', 'name', 'categoryPriority'] as const;

/** The order as the call takes it. */
export function sortOf(id: SortId) {
  const param = PARAMS.find((name) => id.endsWith(`:${name}`)) ?? 'id';
  return { param, order: id.startsWith('asc:') ? 'asc' : 'desc' } as const;
}

/** The list's own page size and twice that (LIST-07). */
export function pageSizes(limit: number): readonly [number, number] {
  return [limit, limit * 2];
}

/** The asked page size, if the list offers it. */
export function pageSize(query: Query, limit: number): number {
  return pageSizes(limit).find((size) => String(size) === query['limit']) ?? limit;
}

/** The asked page; 1 for what is no page number. */
export function askedPage({ page = '' }: Query): number {
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
