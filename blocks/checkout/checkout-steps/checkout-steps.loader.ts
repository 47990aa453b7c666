import type { CheckoutStep } from '#domain/commerce/checkout-steps.ts';
import { type CheckoutQuestion, loadCheckout } from '../../_ui/checkout/checkout-data.ts';

/** Where a checkout stands. */
export interface CheckoutStepsData {
  step: CheckoutStep;
  /** Index of the furthest step that may be opened. */
  reached: number;
  isEmpty: boolean;
  isDigital: boolean;
}

export async function loadCheckoutSteps(question: CheckoutQuestion): Promise<CheckoutStepsData> {
  const { step, reached, cart } = await loadCheckout(question);
  return { step, reached, isEmpty: cart === null, isDigital: cart?.digitalOnly === true };
}
