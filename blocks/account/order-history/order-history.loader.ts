import type { LoadContext } from '#runtime/define-block.ts';
import { filterOrders, type OrderHistoryRow } from '#schemas/api/orders.ts';
import type { OrderHistoryValues } from './order-history.schema.ts';

/** A page of orders, or why there is none to show. */
export type OrderHistoryData =
  | { state: 'guest' }
  | { state: 'unavailable' }
  | { state: 'orders'; orders: readonly OrderHistoryRow[]; page: number; pages: number };

const LAST_PAGE = 100_000;

/** Own orders; a failure leaves the rest of the profile alone. */
export async function loadOrders({
  values,
  query,
  api,
}: Pick<LoadContext<OrderHistoryValues>, 'values' | 'query' | 'api'>): Promise<OrderHistoryData> {
  const page = pageOf(query['page']);
  const result = await api.call(filterOrders, { body: { page, limit: values.limit } });
  if (result.errored) return { state: result.statusCode === 401 ? 'guest' : 'unavailable' };
  const { records, totalPages } = result.data;
  return { state: 'orders', orders: records, page, pages: Math.max(1, totalPages) };
}

function pageOf(text = ''): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}
