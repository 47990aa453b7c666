import { type FormConsent, loadFormConsents } from '#blocks/_ui/consents/form-consents.ts';
import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';

export interface ProductAvailabilityFormData {
  /** null where there is nothing to wait for. */
  productId: number | null;
  /** Null where they could not be had (CONS-03). */
  consents: readonly FormConsent[] | null;
}

/** A product that cannot be bought, and what the form asks its visitor to accept (PROD-11). */
export async function loadProductAvailability(
  context: Pick<LoadContext<unknown>, 'route' | 'api'>,
): Promise<ProductAvailabilityFormData> {
  const { product } = await loadPageProduct(context);
  const isForSale =
    product === null ||
    product.isPurchasable ||
    product.associatedProducts.some(({ isPurchasable }) => isPurchasable);
  if (isForSale) return { productId: null, consents: [] };
  const form = 'productAvailabilityForm';
  const consents = await loadFormConsents(context.api, form).catch(() => null);
  return { productId: product.id, consents };
}
