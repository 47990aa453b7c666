import { loadCart } from '#blocks/_ui/cart/load-cart.ts';
import { recommendable } from '#blocks/_ui/cart/recommendable.ts';
import { inChosenOrder } from '#blocks/_ui/in-chosen-order.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { CartRelatedValues } from './cart-related.schema.ts';

export interface CartRelatedData {
  products: readonly Product[];
}

/** The chosen products in the order of the choice; what cannot be bought, or is in the cart, is left out. */
export async function loadCartRelated({
  values,
  api,
}: Pick<LoadContext<CartRelatedValues>, 'values' | 'api'>): Promise<CartRelatedData> {
  const ids = values.selectedProductIds;
  if (ids.length === 0) return { products: [] };
  const [{ records }, found] = await Promise.all([
    api.get(filterProducts, {
      body: { filters: [{ key: 'id', value: ids.join(',') }], limit: ids.length },
    }),
    loadCart(api),
  ]);
  return { products: recommendable(inChosenOrder(ids, records), found?.cart ?? null) };
}
