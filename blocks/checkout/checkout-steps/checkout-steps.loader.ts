import { type CheckoutStep, STEP_QUERY } from '#domain/commerce/checkout-steps.ts';
import type { WaitingOrder } from '#schemas/api/cart.ts';
import { type CheckoutQuestion, loadCheckout } from '../../_ui/checkout/checkout-data.ts';

/** The step that a checkout has reached. */
export interface CheckoutStepsData {
  step: CheckoutStep;
  /** Index of the furthest step that may be opened. */
  reached: number;
  isEmpty: boolean;
  isDigital: boolean;
  /** One came here from another step. */
  isArrival: boolean;
  /** An order whose payment was begun and not finished. */
  waiting: WaitingOrder | null;
}

export async function loadCheckoutSteps(question: CheckoutQuestion): Promise<CheckoutStepsData> {
  const { step, reached, cart, waiting } = await loadCheckout(question);
  const isDigital = cart?.digitalOnly === true;
  const isArrival = question.query[STEP_QUERY] !== undefined;
  return { step, reached, isEmpty: cart === null, isDigital, isArrival, waiting };
}
