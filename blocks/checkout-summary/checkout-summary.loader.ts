import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { Media } from '#schemas/media.ts';
import { type CheckoutQuestion, isFee, loadCheckout } from '../_ui/checkout/checkout-data.ts';

/** One product of the order. */
export interface SummaryLine {
  key: number;
  name: string;
  qty: number;
  picture: Media | null;
  row: number;
  /** Before a discount; null without one. */
  regularRow: number | null;
  isAvailable: boolean;
}

/** The order's column (CHK-07); null where there is nothing to order. */
export interface CheckoutSummaryData {
  cart: {
    lines: readonly SummaryLine[];
    /** Pieces. */
    count: number;
    prices: Cart['prices']['base'];
    /** Of a way of payment; 0 for none. */
    fee: number;
    couponCode: string;
    hasDelivery: boolean;
  } | null;
}

export async function loadCheckoutSummary(
  question: CheckoutQuestion,
): Promise<CheckoutSummaryData> {
  const { cart } = await loadCheckout(question);
  if (!cart) return { cart: null };
  const products = cart.items.filter((item) => !isFee(item));
  return {
    cart: {
      lines: products.map(lineOf),
      count: products.reduce((sum, { qty }) => sum + qty, 0),
      prices: cart.prices.base,
      fee: cart.items.filter(isFee).reduce((sum, { prices }) => sum + prices.base.row, 0),
      couponCode: cart.couponCode,
      hasDelivery: cart.deliveryMethodId !== null || cart.digitalOnly,
    },
  };
}

function lineOf({ itemId, qty, productData, prices }: CartItem): SummaryLine {
  const { retailPrice, finalPrice, row } = prices.base;
  return {
    key: itemId,
    name: productData.name,
    qty,
    picture: productData.media[0] ?? null,
    row,
    regularRow: finalPrice < retailPrice ? retailPrice * qty : null,
    isAvailable: productData.available,
  };
}
