import type { CartItem } from '#schemas/api/cart.ts';
import type { Link } from '#schemas/content/values.ts';

/** ROUTE-32: what has no page of its own is shown on its main product's. */
export function lineLink({ itemId, productData }: Pick<CartItem, 'itemId' | 'productData'>): Link {
  const { isVisibleIndividually, slug, mainProductSlug } = productData;
  return isVisibleIndividually
    ? { kind: 'product', slug }
    : { kind: 'url', href: `/product/${mainProductSlug}?cartItemId=${itemId}` };
}
