import { filterWebConsents } from '#schemas/api/consents.ts';
import type { CheckoutQuestion } from '../../_ui/checkout/checkout-data.ts';

/** Consents that the checkout asks for (CONS-02). */
export interface CheckoutConsentsData {
  /** Null where they could not be had (CONS-03). */
  consents: readonly CheckoutConsent[] | null;
}

export interface CheckoutConsent {
  id: number;
  /** Sanitised by the server. */
  html: string;
  isRequired: boolean;
}

export async function loadCheckoutConsents({
  api,
}: Pick<CheckoutQuestion, 'api'>): Promise<CheckoutConsentsData> {
  const question = { body: { assigned_to: 'checkoutForm' } } as const;
  const found = await api.get(filterWebConsents, question).catch(() => null);
  if (!found) return { consents: null };
  const { records, requiredConsents } = found;
  return {
    consents: records.map(({ id, displayName }) => ({
      id,
      html: displayName,
      isRequired: requiredConsents.includes(id),
    })),
  };
}
