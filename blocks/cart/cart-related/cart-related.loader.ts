import { inChosenOrder } from '#blocks/_ui/in-chosen-order.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { CartRelatedValues } from './cart-related.schema.ts';

export interface CartRelatedData {
  products: readonly Product[];
}

/** The chosen products in the order of the choice; what is not sold any more is left out. */
export async function loadCartRelated({
  values,
  api,
}: Pick<LoadContext<CartRelatedValues>, 'values' | 'api'>): Promise<CartRelatedData> {
  const ids = values.selectedProductIds;
  if (ids.length === 0) return { products: [] };
  const { records } = await api.get(filterProducts, {
    body: { filters: [{ key: 'id', value: ids.join(',') }], limit: ids.length },
  });
  return { products: inChosenOrder(ids, records) };
}
