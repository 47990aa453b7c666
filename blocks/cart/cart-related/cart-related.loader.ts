import { loadCart } from '#blocks/_ui/cart/load-cart.ts';
import { recommendable } from '#blocks/_ui/cart/recommendable.ts';
import { chosenProducts } from '#blocks/_ui/chosen-products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
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
  const [products, found] = await Promise.all([chosenProducts(api, ids), loadCart(api)]);
  return { products: recommendable(products, found?.cart ?? null) };
}
