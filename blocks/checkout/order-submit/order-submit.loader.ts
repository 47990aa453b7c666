import { type CheckoutQuestion, loadCheckout } from '../../_ui/checkout/checkout-data.ts';

/** What the order costs, and who makes it. */
export interface OrderSubmitData {
  total: number;
  userId: number | null;
  /** The cart that is shown; empty for none. */
  cartId: string;
}

export async function loadOrderSubmit(question: CheckoutQuestion): Promise<OrderSubmitData> {
  const { cart, buyer } = await loadCheckout(question);
  return {
    total: cart?.prices.base.orderTotal ?? 0,
    userId: buyer?.id ?? null,
    cartId: cart?.id ?? '',
  };
}
