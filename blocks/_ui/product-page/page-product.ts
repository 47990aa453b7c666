import type { LoadContext } from '#runtime/define-block.ts';
import { getProduct, type ProductDetail } from '#schemas/api/product.ts';

/** The product of the page a block is on; null elsewhere. */
export interface PageProduct {
  product: ProductDetail | null;
}

/** Paths of a product's page in all languages (ROUTE-20, ROUTE-22). */
const PRODUCT_PATH = /^\/(?:shop\/)?(?:product|produkt)\/([^/]+)$/;

/** Loader of every block that shows the product of its page. */
export async function loadPageProduct({
  route,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'api'>): Promise<PageProduct> {
  const slug = PRODUCT_PATH.exec(route.path)?.[1];
  if (slug === undefined) return { product: null };
  const result = await api.call(getProduct, { query: { slug } });
  return { product: result.errored ? null : result.data };
}
