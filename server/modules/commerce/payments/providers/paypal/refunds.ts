import { Type } from 'typebox';
import type { OpenPayment, RefundOutcome } from '../../payment-provider.ts';
import { decimalText } from '../../signing.ts';
import { headersOf, type PaypalAccount, read, send } from './calls.ts';

const refundSchema = Type.Object({ id: Type.String(), status: Type.String() });

/** What PayPal answers to a refund that it will never make: the money is gone, or not its own. */
const REFUSALS: readonly number[] = [400, 404, 422];

/** Pays back what was captured, or a part of it; once for a key. */
export async function refundAtPaypal(
  account: PaypalAccount,
  { provider_reference: captureId, currency }: OpenPayment,
  amountCents: number,
  key: string,
): Promise<RefundOutcome> {
  if (captureId === null) return { result: 'refused' };
  const url = `${account.apiUrl}/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  const response = await send(url, {
    method: 'POST',
    headers: {
      ...(await headersOf(account)),
      'paypal-request-id': key,
      // Without it, the answer leaves out what became of the refund.
      prefer: 'return=representation',
    },
    body: JSON.stringify({ amount: { currency_code: currency, value: decimalText(amountCents) } }),
  });
  if (REFUSALS.includes(response.status)) {
    await response.text();
    return { result: 'refused' };
  }
  const { id, status } = await read(response, refundSchema);
  // PayPal carries out a pending one by itself.
  return status === 'FAILED' || status === 'CANCELLED'
    ? { result: 'refused' }
    : { result: 'done', providerReference: id };
}
