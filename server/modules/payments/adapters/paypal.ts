import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Outcome, PaymentAdapter } from '../adapter.ts';
import { centsOf } from '../signing.ts';

/** Account at PayPal. */
export interface PaypalAccount {
  clientId: string;
  secret: string;
  /** `https://api-m.paypal.com`, or the sandbox. */
  apiUrl: string;
  /** Address of the buttons' script; nothing else is ever loaded (S16). */
  scriptUrl: string;
}

const TIMEOUT_MS = 10_000;

/** PayPal's buttons; the capture is confirmed by our server (PAY-10 to PAY-13). */
export function createPaypal(
  account: Pick<PaypalAccount, 'scriptUrl' | 'clientId'>,
): PaymentAdapter {
  return {
    name: 'paypal',
    start: ({ orderId, amountCents, currency, reference }) => ({
      isSubscription: false,
      plan_id: '',
      quantity: 1,
      scriptUrl: scriptOf(account, currency),
      orderId,
      total: amountCents / 100,
      currency,
      reference,
    }),
  };
}

/** The script of the buttons, for our account and this currency. */
function scriptOf(
  { scriptUrl, clientId }: Pick<PaypalAccount, 'scriptUrl' | 'clientId'>,
  currency: string,
): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('client-id', clientId);
  url.searchParams.set('currency', currency);
  return url.href;
}

const amountSchema = Type.Object({ currency_code: Type.String(), value: Type.String() });
const orderSchema = Type.Object({
  id: Type.String(),
  purchase_units: Type.Array(
    Type.Object({
      custom_id: Type.Optional(Type.String()),
      payments: Type.Optional(
        Type.Object({
          captures: Type.Optional(
            Type.Array(
              Type.Object({ id: Type.String(), status: Type.String(), amount: amountSchema }),
            ),
          ),
        }),
      ),
    }),
  ),
});
const tokenSchema = Type.Object({ access_token: Type.String() });

/** Asks PayPal about the order that the browser names; null when it was not captured for us. */
export type AskPaypal = (paypalOrderId: string, reference: string) => Promise<Outcome | null>;

export function createAskPaypal(account: PaypalAccount): AskPaypal {
  return async (paypalOrderId, reference) => {
    const token = await fetchJson(`${account.apiUrl}/v1/oauth2/token`, tokenSchema, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${account.clientId}:${account.secret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const order = await fetchJson(
      `${account.apiUrl}/v2/checkout/orders/${encodeURIComponent(paypalOrderId)}`,
      orderSchema,
      { headers: { authorization: `Bearer ${token.access_token}` } },
    );
    return outcomeOf(order, reference);
  };
}

function outcomeOf(order: Static<typeof orderSchema>, reference: string): Outcome | null {
  const unit = order.purchase_units.find(({ custom_id }) => custom_id === reference);
  const capture = unit?.payments?.captures?.find(({ status }) => status === 'COMPLETED');
  if (!capture) return null;
  return {
    adapter: 'paypal',
    reference,
    result: 'paid',
    amountCents: centsOf(capture.amount.value),
    currency: capture.amount.currency_code,
    providerReference: capture.id,
    source: 'status',
    key: capture.id,
  };
}

async function fetchJson<S extends TSchema>(
  url: string,
  schema: S,
  init: RequestInit,
): Promise<Static<S>> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  if (!response.ok || !Value.Check(schema, answer)) {
    throw new Error(`PayPal answered ${response.status} to ${new URL(url).pathname}`);
  }
  return answer;
}
