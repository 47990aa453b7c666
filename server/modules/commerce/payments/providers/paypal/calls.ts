import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

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

/** A sum as PayPal writes it. */
export const amountSchema = Type.Object({ currency_code: Type.String(), value: Type.String() });
/** What it answers to what it made. */
export const madeSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });
const tokenSchema = Type.Object({ access_token: Type.String() });

/** Proves to PayPal who calls. Throws when it cannot be asked. */
export async function headersOf({ apiUrl, clientId, secret }: PaypalAccount) {
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

export function send(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** The answer; throws when it says no, or something strange. */
export async function read<S extends TSchema>(response: Response, schema: S): Promise<Static<S>> {
  const answer: unknown = await response.json();
  if (!response.ok || !Value.Check(schema, answer)) {
    throw new Error(`PayPal answered ${response.status} to ${new URL(response.url).pathname}`);
  }
  return answer;
}
