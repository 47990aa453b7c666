import { filterWebConsents } from '#schemas/api/consents.ts';
import type { CheckoutQuestion } from '../_ui/checkout/checkout-data.ts';

/** Consents that the checkout asks for (CONS-02). */
export interface CheckoutConsentsData {
  consents: readonly {
    id: number;
    /** Sanitised by the server. */
    html: string;
    isRequired: boolean;
  }[];
}

export async function loadCheckoutConsents({
  api,
}: Pick<CheckoutQuestion, 'api'>): Promise<CheckoutConsentsData> {
  const { records, requiredConsents } = await api.get(filterWebConsents, {
    body: { assigned_to: 'checkoutForm' },
  });
  return {
    consents: records.map(({ id, displayName }) => ({
      id,
      html: displayName,
      isRequired: requiredConsents.includes(id),
    })),
  };
}
