import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { readViewedIds, VIEWED_QUERY } from '#domain/web/viewed-query.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { loadCart } from '../../_ui/cart/load-cart.ts';
import { recommendable } from '../../_ui/cart/recommendable.ts';
import { chosenProducts } from '../../_ui/chosen-products.ts';
import type { RecentlyViewedValues } from './recently-viewed.schema.ts';

export interface RecentlyViewedData {
  /** Product of the page, which is looked at now. */
  except: number | null;
  /** Empty unless the browser names those that it remembers. */
  products: readonly Product[];
}

/**
 * The products that the address names, without that of the page, those that are sold out and those in
 * the cart. A page that names none is the same for every visitor.
 */
export async function loadRecentlyViewed({
  values,
  route,
  query,
  api,
}: Pick<
  LoadContext<Pick<RecentlyViewedValues, 'limit'>>,
  'values' | 'route' | 'query' | 'api'
>): Promise<RecentlyViewedData> {
  const { product } = await loadPageProduct({ route, api });
  const except = product?.id ?? null;
  const ids = readViewedIds(query[VIEWED_QUERY]).filter((id) => id !== except);
  if (ids.length === 0) return { except, products: [] };
  const [products, found] = await Promise.all([chosenProducts(api, ids), loadCart(api)]);
  const shown = recommendable(products, found?.cart ?? null);
  return { except, products: shown.slice(0, values.limit) };
}
