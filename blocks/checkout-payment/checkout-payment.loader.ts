import type { Static } from 'typebox';
import { applicablePaymentMethods, type paymentMethodSchema } from '#schemas/api/payments.ts';
import { addressOf, type CheckoutQuestion, loadCheckout } from '../_ui/checkout/checkout-data.ts';

export type PaymentMethod = Static<typeof paymentMethodSchema>;

/** Ways of payment that go with the cart. */
export interface CheckoutPaymentData {
  methods: readonly PaymentMethod[];
  /** The cart's; null where none was chosen yet. */
  chosenId: number | null;
}

/** PAY-01..03: a load that fails leaves the list empty. */
export async function loadCheckoutPayment(
  question: CheckoutQuestion,
): Promise<CheckoutPaymentData> {
  const { cart, buyer, step } = await loadCheckout(question);
  if (!cart || !buyer || step !== 'payment') return { methods: [], chosenId: null };
  const main = addressOf(buyer, 'main');
  const found = await question.api.call(applicablePaymentMethods, {
    body: { userId: buyer.id, ...(main && { userBillingAddressId: main.id }) },
  });
  return { methods: found.errored ? [] : found.data, chosenId: cart.paymentMethodId };
}
