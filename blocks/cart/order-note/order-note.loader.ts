import {
  type CheckoutQuestion,
  type CheckoutWords,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';

/** What was written before a reload (CHK-24). */
export async function loadOrderNote(question: CheckoutQuestion): Promise<CheckoutWords> {
  return (await loadCheckout(question)).words;
}
