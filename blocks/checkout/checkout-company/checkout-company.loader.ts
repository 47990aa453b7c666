import {
  addressOf,
  type CheckoutQuestion,
  loadCheckout,
} from '../../_ui/checkout/checkout-data.ts';

/** The company that pays; empty for a person (CHK-11). */
export interface CheckoutCompanyData {
  companyName: string;
  companyOIB: string;
}

export async function loadCheckoutCompany(
  question: CheckoutQuestion,
): Promise<CheckoutCompanyData> {
  const { buyer } = await loadCheckout(question);
  const main = addressOf(buyer, 'main');
  return { companyName: main?.companyName ?? '', companyOIB: main?.companyOIB ?? '' };
}
