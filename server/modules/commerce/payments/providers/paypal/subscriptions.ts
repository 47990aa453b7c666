import { type Static, Type } from 'typebox';
import type { ProviderSubscription } from '#server/db/tables/payments.ts';
import type { Outcome } from '../../payment-provider.ts';
import { centsOf } from '../../signing.ts';
import { amountSchema, headersOf, madeSchema, type PaypalAccount, read, send } from './calls.ts';

const subscriptionSchema = Type.Object({
  id: Type.String(),
  status: Type.String(),
  custom_id: Type.Optional(Type.String()),
  billing_info: Type.Optional(
    Type.Object({ last_payment: Type.Optional(Type.Object({ amount: amountSchema })) }),
  ),
});

/** What is paid again and again: approved by the shopper, PayPal takes what its plan says (PAY-12). */
export function createPaypalSubscriptions(account: PaypalAccount) {
  const subscriptions = `${account.apiUrl}/v1/billing/subscriptions`;

  return {
    /** Makes it there; once for a reference, however often it is asked for. */
    async subscribe(reference: string, subscription: ProviderSubscription): Promise<string> {
      const response = await send(subscriptions, {
        method: 'POST',
        headers: { ...(await headersOf(account)), 'paypal-request-id': reference },
        body: JSON.stringify(toldOf(reference, subscription)),
      });
      return (await read(response, madeSchema)).id;
    },

    /** What it took first; null when nobody approved it. Throws while its money is under way. */
    async status(id: string, reference: string): Promise<Outcome | null> {
      const url = `${subscriptions}/${encodeURIComponent(id)}`;
      const response = await send(url, { headers: await headersOf(account) });
      // One that nobody approved is forgotten there.
      if (response.status === 404) return null;
      return outcomeOf(await read(response, subscriptionSchema), reference);
    },
  };
}

/** What PayPal is told; the tax that is said here takes the place of the plan's. */
function toldOf(reference: string, { planId, quantity, isUntaxed }: ProviderSubscription) {
  return {
    plan_id: planId,
    ...(quantity !== null && { quantity: String(quantity) }),
    custom_id: reference,
    ...(isUntaxed && { plan: { taxes: { percentage: '0', inclusive: false } } }),
  };
}

function outcomeOf(
  subscription: Static<typeof subscriptionSchema>,
  reference: string,
): Outcome | null {
  const { id, status, custom_id: customId, billing_info: billing } = subscription;
  if (status !== 'ACTIVE' || customId !== reference) return null;
  const amount = billing?.last_payment?.amount;
  // Its order must neither be paid nor given up.
  if (!amount) throw new Error(`PayPal has not taken the money of subscription ${id} yet`);
  return {
    adapter: 'paypal',
    reference,
    result: 'paid',
    amountCents: centsOf(amount.value),
    currency: amount.currency_code,
    providerReference: id,
    source: 'status',
    // The next months' payments are not the order's.
    key: id,
  };
}
