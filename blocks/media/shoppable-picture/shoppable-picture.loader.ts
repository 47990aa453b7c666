import { inChosenOrder } from '#blocks/_ui/in-chosen-order.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ShoppablePictureValues } from './shoppable-picture.schema.ts';

export interface ShoppablePictureData {
  products: readonly Product[];
}

/** The products of the places, in their order; each once. */
export async function loadPlaced({
  values,
  api,
}: LoadContext<ShoppablePictureValues>): Promise<ShoppablePictureData> {
  const ids = [...new Set(values.places.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return { products: [] };
  const { records } = await api.get(filterProducts, {
    body: { filters: [{ key: 'id', value: ids.join(',') }], limit: ids.length },
  });
  return { products: inChosenOrder(ids, records) };
}
