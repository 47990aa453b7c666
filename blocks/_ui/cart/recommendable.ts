import type { Cart } from '#schemas/api/cart.ts';
import type { Product } from '#schemas/api/catalog.ts';

/** Products worth recommending beside a cart: it does not hold them, nor a variant of them, and there is some left. */
export function recommendable(products: readonly Product[], cart: Cart | null): Product[] {
  const items = cart?.items ?? [];
  const ids = new Set(items.map(({ productId }) => productId));
  const slugs = new Set(items.map(({ productData }) => productData.mainProductSlug));
  return products.filter(({ id, slug, available }) => {
    return available && !ids.has(id) && !slugs.has(slug);
  });
}
