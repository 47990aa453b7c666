import {
  type CheckoutQuestion,
  type CheckoutWords,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';

/** CHK-24: what was written before a reload. */
export async function loadOrderNote(question: CheckoutQuestion): Promise<CheckoutWords> {
  return (await loadCheckout(question)).words;
}
