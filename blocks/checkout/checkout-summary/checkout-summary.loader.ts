import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { currencyConfig } from '#schemas/api/site.ts';
import type { Media } from '#schemas/media.ts';
import { isFee } from '../../_ui/cart/line-limits.ts';
import { type CheckoutQuestion, loadCheckout } from '../../_ui/checkout/checkout-data.ts';

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
    /** Its line of the cart. */
    feeItemId: number | null;
    couponCode: string;
    hasDelivery: boolean;
    /** The delivery in the visitor's currency; null where that is the shop's own (CHK-29, G-024). */
    deliveryConverted: { amount: number; symbol: string } | null;
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
      feeItemId: cart.items.find(isFee)?.itemId ?? null,
      couponCode: cart.couponCode,
      hasDelivery: cart.deliveryMethodId !== null || cart.digitalOnly,
      deliveryConverted: await convertedOf(question.api, cart),
    },
  };
}

async function convertedOf(api: ApiPort, { currencyId, prices }: Cart) {
  const {
    responseData: { mainCurrency, allowedCurrencies },
  } = await api.get(currencyConfig, {});
  const own = allowedCurrencies.find(({ id }) => id === currencyId);
  if (!own || own.id === mainCurrency.id) return null;
  return { amount: prices.converted.delivery, symbol: own.symbol };
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
