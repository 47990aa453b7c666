import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { inChosenOrder } from './in-chosen-order.ts';

/** The products of these ids in their order, each once; those that there are not any more are left out. */
export async function chosenProducts(
  api: ApiPort,
  chosen: readonly number[],
): Promise<readonly Product[]> {
  const ids = [...new Set(chosen)];
  if (ids.length === 0) return [];
  const { records } = await api.get(filterProducts, {
    body: { filters: [{ key: 'id', value: ids.join(',') }], limit: ids.length },
  });
  return inChosenOrder(ids, records);
}
