import { inChosenOrder } from '#blocks/_ui/in-chosen-order.ts';
import { ADDED_QUERY } from '#domain/web/added-to-cart.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { loadCart } from '../../_ui/cart/load-cart.ts';
import type { AddToCartModalValues } from './add-to-cart-modal.schema.ts';

export interface AddToCartModalData {
  /** Null on every page but the one that scripts fetch: pages are the same for all visitors. */
  cart: Cart | null;
  related: readonly Product[];
}

/** Products below the cart. */
const MOST_RELATED = 4;

/** The visitor's cart, and chosen products that it does not hold yet. */
export async function loadAddToCartModal({
  values,
  route,
  api,
}: Pick<
  LoadContext<AddToCartModalValues>,
  'values' | 'route' | 'api'
>): Promise<AddToCartModalData> {
  if (route.params[ADDED_QUERY] === undefined) return { cart: null, related: [] };
  const [found, products] = await Promise.all([
    loadCart(api),
    chosenProducts(api, values.selectedProductIds),
  ]);
  const cart = found?.cart ?? null;
  const held = new Set(cart?.items.map(({ productId }) => productId));
  return { cart, related: products.filter(({ id }) => !held.has(id)).slice(0, MOST_RELATED) };
}

/** Those that can be had, in the order of the choice. A list that cannot be had is none. */
async function chosenProducts(api: ApiPort, ids: readonly number[]): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const result = await api.call(filterProducts, {
    body: { filters: [{ key: 'id', value: ids.join(',') }], limit: ids.length },
  });
  const records = result.errored ? [] : result.data.records;
  return inChosenOrder(ids, records).filter(({ available }) => available);
}
