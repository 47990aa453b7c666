import { request } from 'node:https';
import type { Outcome } from '../../payment-provider.ts';
import { sha1 } from '../../signing.ts';
import { xmlCents, xmlText } from '../../xml-text.ts';
import type { CorvusAccount, CorvusStatusAccess } from './form.ts';

const TIMEOUT_MS = 10_000;
/** An answer is a few hundred characters. */
const MOST_CHARACTERS = 64 * 1024;
const VERSION = '1.4';

const RESULTS: Readonly<Record<string, Outcome['result']>> = {
  completed: 'paid',
  declined: 'failed',
  voided: 'failed',
};
/** ISO 4217 by number, as CorvusPay has them. */
const CURRENCY_NUMBERS: Readonly<Record<string, string>> = { EUR: '978', USD: '840', HUF: '348' };

/**
 * Asks CorvusPay about an order; its browser's return tells no amount (I23). Null while it knows of
 * no decision; throws when it cannot be asked.
 */
export async function corvusStatus(
  { storeId, secret }: CorvusAccount,
  access: CorvusStatusAccess,
  { reference, currency }: { reference: string; currency: string },
): Promise<Outcome | null> {
  const fields = {
    order_number: reference,
    store_id: storeId,
    currency_code: CURRENCY_NUMBERS[currency] ?? currency,
    timestamp: timestampOf(new Date()),
    version: VERSION,
  };
  const hash = corvusHash(secret, fields);
  const xml = await post(access, new URLSearchParams({ ...fields, hash }).toString());
  return readAnswer(xml, reference);
}

/** CorvusPay's hash of a question: the values in this very order behind the secret. */
export function corvusHash(
  secret: string,
  fields: Record<'order_number' | 'store_id' | 'currency_code' | 'timestamp' | 'version', string>,
): string {
  const { order_number, store_id, currency_code, timestamp, version } = fields;
  return sha1(secret, order_number, store_id, currency_code, timestamp, version);
}

/** `20261121201530`. */
function timestampOf(now: Date): string {
  return now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

function readAnswer(xml: string, reference: string): Outcome | null {
  const status = xmlText(xml, 'status');
  const result = RESULTS[status];
  if (!result || xmlText(xml, 'order-number') !== reference) return null;
  const code = xmlText(xml, 'currency-code');
  const letters = Object.keys(CURRENCY_NUMBERS).find((name) => CURRENCY_NUMBERS[name] === code);
  const approval = xmlText(xml, 'approval-code');
  return {
    adapter: 'corvuspay',
    reference,
    result,
    amountCents: xmlCents(xml, 'transaction-amount'),
    currency: letters ?? (code || null),
    providerReference: approval || null,
    source: 'status',
    key: `${reference}:${status}`,
  };
}

function post(
  { url, certificate, key, authority }: CorvusStatusAccess,
  body: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        cert: certificate,
        key,
        ...(authority !== undefined && { ca: authority }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > MOST_CHARACTERS) response.destroy(new Error('CorvusPay says too much'));
        });
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`CorvusPay answered ${response.statusCode} to a status question`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
