import { shopperProfile } from '#schemas/api/auth.ts';
import { orderThanks } from '#schemas/api/orders.ts';
import type { CheckoutQuestion } from '../../_ui/checkout/checkout-data.ts';

/** What the page of thanks says (CHK-30). */
export interface CheckoutSuccessData {
  /** First name of who is logged in; empty for guests. */
  name: string;
  isCustomer: boolean;
  /** Null for an address that names no order of ours. */
  order: {
    number: string;
    finalAmount: number;
    paymentCode: number;
    paymentName: string;
    isPaid: boolean;
    isTest: boolean;
  } | null;
}

const SLUG = /^[\w-]{22}$/;

export async function loadCheckoutSuccess({
  api,
  query,
}: CheckoutQuestion): Promise<CheckoutSuccessData> {
  const orderSlug = query['orderSlug'] ?? '';
  const [user, order] = await Promise.all([
    api.call(shopperProfile, {}),
    SLUG.test(orderSlug) ? api.call(orderThanks, { params: { orderSlug } }) : null,
  ]);
  return {
    name: user.errored ? '' : user.data.details.firstName,
    isCustomer: !user.errored,
    order: order && !order.errored ? order.data : null,
  };
}
