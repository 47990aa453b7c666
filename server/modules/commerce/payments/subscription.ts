import type { ProviderSubscription, SubscriptionPlan } from '#server/db/tables/payments.ts';

/** What of an order decides on its subscription. */
export interface Subscribed {
  plan: SubscriptionPlan;
  /** Pieces of products. */
  pieces: number;
  /** ISO 3166 of the billing address. */
  country: string;
}

const TAXED_COUNTRY = 'DE';

/** What a provider is asked for (PAY-12, G-083). */
export function subscriptionOf({ plan, pieces, country }: Subscribed): ProviderSubscription {
  return {
    planId: plan.planId,
    quantity: plan.hasQuantity ? pieces : null,
    isUntaxed: plan.celero && country !== TAXED_COUNTRY,
  };
}
