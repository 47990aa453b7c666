import type { LineOptions } from '#domain/commerce/line-options.ts';
import type { SaleProduct, StockNeed } from '#server/modules/catalogue/catalog/index.ts';
import type { SaleProducts } from './option-check.ts';

/** Products whose quantity no client sets; the fee's id is a setting of the store (CART-20, S6). */
export const GIFT_PRODUCT_ID = 21029;

/**
 * Whether a cart may hold it: it is shown itself, it is a variant of what is shown, or it is the gift
 * wrapping, which no list shows because it goes with other products only.
 */
export function isOnSale({ id, archived, visible, slug, mainProductSlug }: SaleProduct): boolean {
  return !archived && (visible || slug !== mainProductSlug || id === GIFT_PRODUCT_ID);
}

/** What a line takes from stock: a bundle takes its members, those with a choice as chosen. */
export function needsOf(
  product: SaleProduct,
  { bundleOptions }: LineOptions,
  qty: number,
): StockNeed[] {
  if (product.format !== 'bundle') return [{ productId: product.id, qty }];
  return product.members.map((member) => {
    const choice = bundleOptions.find((one) => one.product === member.productId);
    return { productId: choice?.variant ?? member.productId, qty: qty * member.qty };
  });
}

/** What of a line's needs there is nothing left of. */
export function soldOut(needs: readonly StockNeed[], products: SaleProducts): StockNeed[] {
  return needs.filter(({ productId }) => {
    const product = products.get(productId);
    if (!product || product.archived) return true;
    return product.free !== null && product.free <= 0;
  });
}

/** Delivered without a parcel (CART-31). */
export function isDigital({ format, members }: SaleProduct): boolean {
  if (format !== 'bundle') return format === 'eProduct';
  return members.length > 0 && members.every((member) => member.format === 'eProduct');
}
