import type { Static } from 'typebox';
import type { Cart } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { applicablePaymentMethods, type paymentMethodSchema } from '#schemas/api/payments.ts';
import { getProduct } from '#schemas/api/product.ts';
import { isFee } from '../../_ui/cart/line-limits.ts';
import {
  addressOf,
  type CheckoutQuestion,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';

export type PaymentMethod = Static<typeof paymentMethodSchema>;

/** Ways of payment that go with the cart. */
export interface CheckoutPaymentData {
  methods: readonly PaymentMethod[];
  /** The cart's; null where none was chosen yet. */
  chosenId: number | null;
  /** What the chosen way adds to the order; null for nothing (CHK-19). */
  fee: PaymentFee | null;
}

/** The product that is the fee of a way of payment. */
export interface PaymentFee {
  name: string;
  /** What it is for; may be empty. */
  text: string;
  price: number;
}

/** PAY-01..03: a load that fails leaves the list empty. */
export async function loadCheckoutPayment(
  question: CheckoutQuestion,
): Promise<CheckoutPaymentData> {
  const { cart, buyer, step } = await loadCheckout(question);
  if (!cart || !buyer || step !== 'payment') return { methods: [], chosenId: null, fee: null };
  const main = addressOf(buyer, 'main');
  const [found, fee] = await Promise.all([
    question.api.call(applicablePaymentMethods, {
      body: { userId: buyer.id, ...(main && { userBillingAddressId: main.id }) },
    }),
    feeOf(question.api, cart),
  ]);
  return { methods: found.errored ? [] : found.data, chosenId: cart.paymentMethodId, fee };
}

async function feeOf(api: ApiPort, { items }: Cart): Promise<PaymentFee | null> {
  const line = items.find(isFee);
  if (!line) return null;
  const product = await api.call(getProduct, { query: { id: line.productId } });
  return {
    name: line.productData.name,
    text: product.errored ? '' : product.data.shortDescription,
    price: line.prices.base.row,
  };
}
