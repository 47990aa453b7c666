import { EDITED_LINE_QUERY } from '#domain/web/edited-line.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import type { Link } from '#schemas/content/values.ts';
import { isFee } from './line-limits.ts';

/** What has no page of its own is shown on its main product's (ROUTE-32). */
export function lineLink({ itemId, productData }: Pick<CartItem, 'itemId' | 'productData'>): Link {
  const { isVisibleIndividually, slug, mainProductSlug } = productData;
  return isVisibleIndividually
    ? { kind: 'product', slug }
    : { kind: 'url', href: `/product/${mainProductSlug}?${EDITED_LINE_QUERY}=${itemId}` };
}

/** Where the choices of a line are changed; null for a line without any (PROD-04). */
export function editLink(item: CartItem): Link | null {
  const { itemId, productData, options } = item;
  const { isVisibleIndividually, slug, mainProductSlug } = productData;
  const hasChoices = options.personalizations.length + options.bundleOptions.length > 0;
  if (isFee(item) || !(hasChoices || !isVisibleIndividually)) return null;
  const page = isVisibleIndividually ? slug : mainProductSlug;
  return { kind: 'url', href: `/product/${page}?${EDITED_LINE_QUERY}=${itemId}` };
}
