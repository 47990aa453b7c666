import { EDITED_LINE_QUERY } from '#domain/web/edited-line.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import { loadCart } from '../cart/load-cart.ts';
import { loadPageProduct, type PageProduct } from './page-product.ts';

/** The product of the page, and the line of the visitor's cart that is edited there (PROD-04). */
export interface EditableProduct extends PageProduct {
  line: CartItem | null;
}

/** Loader of the blocks that buy the product of their page. */
export async function loadEditableProduct({
  route,
  query,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'query' | 'api'>): Promise<EditableProduct> {
  const { product } = await loadPageProduct({ route, api });
  return { product, line: product && (await editedLine(api, query, product)) };
}

/** The line that the address names, where the visitor's cart holds it and it is of this product. */
export async function editedLine(
  api: ApiPort,
  query: Readonly<Record<string, string>>,
  { id, associatedProducts }: Pick<ProductDetail, 'id' | 'associatedProducts'>,
): Promise<CartItem | null> {
  const named = query[EDITED_LINE_QUERY];
  if (named === undefined) return null;
  const ids = [id, ...associatedProducts.map((variant) => variant.id)];
  const items = (await loadCart(api))?.cart.items ?? [];
  const line = items.find(({ itemId }) => String(itemId) === named);
  return line && ids.includes(line.productId) ? line : null;
}
