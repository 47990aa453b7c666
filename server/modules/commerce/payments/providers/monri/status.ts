import type { Outcome } from '../../payment-provider.ts';
import { sha1 } from '../../signing.ts';
import { xmlCents, xmlEscape, xmlText } from '../../xml-text.ts';
import type { MonriAccount } from './messages.ts';

const TIMEOUT_MS = 10_000;
const RESULTS: Readonly<Record<string, Outcome['result']>> = {
  approved: 'paid',
  declined: 'failed',
};

/**
 * Asks Monri about an order; null while it knows of no decision. Throws when it cannot be asked.
 */
export async function monriStatus(
  { url, authenticityToken, key }: MonriAccount,
  reference: string,
): Promise<Outcome | null> {
  const fields = {
    'order-number': reference,
    'authenticity-token': authenticityToken,
    digest: sha1(key, reference),
  };
  const body = Object.entries(fields).map(
    ([name, text]) => `<${name}>${xmlEscape(text)}</${name}>`,
  );
  const response = await fetch(`${url}/orders/show`, {
    method: 'POST',
    headers: { accept: 'application/xml', 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><order>${body.join('')}</order>`,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await response.text();
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Monri answered ${response.status} to /orders/show`);
  return readAnswer(answer, reference);
}

function readAnswer(xml: string, reference: string): Outcome | null {
  const status = xmlText(xml, 'status');
  const result = RESULTS[status];
  if (!result || xmlText(xml, 'order-number') !== reference) return null;
  const id = xmlText(xml, 'id');
  return {
    adapter: 'monri',
    reference,
    result,
    amountCents: xmlCents(xml, 'amount'),
    currency: xmlText(xml, 'currency') || null,
    providerReference: id || null,
    source: 'status',
    key: `${reference}:${id}:${status}`,
  };
}
