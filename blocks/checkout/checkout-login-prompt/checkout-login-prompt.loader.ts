import { type CheckoutQuestion, loadCheckout } from '../../_ui/checkout/checkout-data.ts';

/** Whether somebody is logged in, and who. */
export interface CheckoutLoginPromptData {
  isCustomer: boolean;
  name: string;
}

export async function loadCheckoutLoginPrompt(
  question: CheckoutQuestion,
): Promise<CheckoutLoginPromptData> {
  const { buyer } = await loadCheckout(question);
  const name = `${buyer?.firstName ?? ''} ${buyer?.lastName ?? ''}`.trim();
  return {
    isCustomer: buyer?.isCustomer === true,
    name: name === '' ? (buyer?.email ?? '') : name,
  };
}
