import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Outcome } from '../adapter.ts';
import { centsOf, decimalText } from '../signing.ts';

/** Account at PayPal. */
export interface PaypalAccount {
  clientId: string;
  secret: string;
  /** `https://api-m.paypal.com`, or the sandbox. */
  apiUrl: string;
  /** Address of the buttons' script; nothing else is ever loaded (S16). */
  scriptUrl: string;
}

/** A payment as PayPal is told of it. */
interface PaypalPayment {
  reference: string;
  amount_cents: number;
  currency: string;
}

/** Our server's side of PayPal. All throw when it cannot be asked or answers something strange. */
export interface PaypalServer {
  /** Makes the order there, with the sum; once for a payment, however often it is asked for. */
  create(payment: PaypalPayment): Promise<string>;
  /** Takes the money of what the shopper approved, once; null when none was taken. */
  capture(paypalOrderId: string, reference: string): Promise<Outcome | null>;
  /** Whether money was taken; null when none was. */
  look(paypalOrderId: string, reference: string): Promise<Outcome | null>;
}

const TIMEOUT_MS = 10_000;

const amountSchema = Type.Object({ currency_code: Type.String(), value: Type.String() });
const madeSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });
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

export function createPaypalServer(account: PaypalAccount): PaypalServer {
  const orders = `${account.apiUrl}/v2/checkout/orders`;

  async function look(paypalOrderId: string, reference: string): Promise<Outcome | null> {
    const url = `${orders}/${encodeURIComponent(paypalOrderId)}`;
    const response = await send(url, { headers: await headersOf(account) });
    // An order that nobody approved is forgotten there.
    if (response.status === 404) return null;
    return outcomeOf(await read(response, orderSchema), reference);
  }

  return {
    async create({ reference, amount_cents: cents, currency }) {
      const amount = { currency_code: currency, value: decimalText(cents) };
      const response = await send(orders, {
        method: 'POST',
        headers: { ...(await headersOf(account)), 'paypal-request-id': reference },
        body: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [{ custom_id: reference, amount }],
        }),
      });
      return (await read(response, madeSchema)).id;
    },

    async capture(paypalOrderId, reference) {
      const response = await send(`${orders}/${encodeURIComponent(paypalOrderId)}/capture`, {
        method: 'POST',
        headers: { ...(await headersOf(account)), 'paypal-request-id': `${reference}-capture` },
        body: '{}',
      });
      await response.text();
      // What it says of one attempt is not the whole: it may have been captured before.
      return look(paypalOrderId, reference);
    },

    look,
  };
}

async function headersOf({ apiUrl, clientId, secret }: PaypalAccount) {
  const response = await send(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${secret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token: token } = await read(response, tokenSchema);
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
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

function send(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

async function read<S extends TSchema>(response: Response, schema: S): Promise<Static<S>> {
  const answer: unknown = await response.json();
  if (!response.ok || !Value.Check(schema, answer)) {
    throw new Error(`PayPal answered ${response.status} to ${new URL(response.url).pathname}`);
  }
  return answer;
}
