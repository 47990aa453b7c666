import { type Static, Type } from 'typebox';
import type { Outcome } from '../../payment-provider.ts';
import { centsOf, decimalText } from '../../signing.ts';
import { amountSchema, headersOf, madeSchema, type PaypalAccount, read, send } from './calls.ts';

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

/** What is paid once: the shopper approves an order, and our server takes its sum (PAY-13). */
export function createPaypalOrders(account: PaypalAccount) {
  const orders = `${account.apiUrl}/v2/checkout/orders`;

  async function status(paypalOrderId: string, reference: string): Promise<Outcome | null> {
    const url = `${orders}/${encodeURIComponent(paypalOrderId)}`;
    const response = await send(url, { headers: await headersOf(account) });
    // An order that nobody approved is forgotten there.
    if (response.status === 404) return null;
    return outcomeOf(await read(response, orderSchema), reference);
  }

  return {
    async create(payment: {
      reference: string;
      amount_cents: number;
      currency: string;
    }): Promise<string> {
      const { reference, amount_cents: cents, currency } = payment;
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

    async capture(paypalOrderId: string, reference: string): Promise<Outcome | null> {
      const response = await send(`${orders}/${encodeURIComponent(paypalOrderId)}/capture`, {
        method: 'POST',
        headers: { ...(await headersOf(account)), 'paypal-request-id': `${reference}-capture` },
        body: '{}',
      });
      await response.text();
      // What it says of one attempt is not the whole: it may have been captured before.
      return status(paypalOrderId, reference);
    },

    status,
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
