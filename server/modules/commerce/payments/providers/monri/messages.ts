import { type Static, Type } from 'typebox';
import { hostedForm } from '../../form.ts';
import type { Outcome, PaymentRequest } from '../../payment-provider.ts';
import { isSameText, sha512 } from '../../signing.ts';

/** Account at Monri WebPay. */
export interface MonriAccount {
  authenticityToken: string;
  key: string;
  /** `https://ipg.monri.com`, or the test host. */
  url: string;
}

/** Path that Monri posts its message to; configured in its merchant account. */
export const MONRI_CALLBACK_PATH = '/api/v2/ecommerce/checkout/payment/monri/callback';

const LANGUAGES: Readonly<Record<string, string>> = { hr: 'hr', en: 'en', de: 'de' };

/** The signed form that leads to Monri's page. */
export function monriForm(account: MonriAccount, request: PaymentRequest): string {
  return hostedForm(`${account.url}/v2/form`, formFields(request, account));
}

function formFields(
  request: PaymentRequest,
  { authenticityToken, key }: MonriAccount,
): Record<string, string> {
  const { customer, reference, currency } = request;
  const amount = String(request.amountCents);
  return {
    authenticity_token: authenticityToken,
    order_number: reference,
    order_info: request.orderNumber,
    amount,
    currency,
    transaction_type: 'purchase',
    language: LANGUAGES[request.locale] ?? 'hr',
    ch_full_name: `${customer.firstName} ${customer.lastName}`.slice(0, 30),
    ch_address: customer.street.slice(0, 100),
    ch_city: customer.city.slice(0, 30),
    ch_zip: customer.zipCode.slice(0, 9),
    ch_country: customer.country,
    ch_phone: customer.phone.slice(0, 30),
    ch_email: customer.email.slice(0, 100),
    success_url_override: request.successUrl,
    cancel_url_override: request.failureUrl,
    callback_url_override: `${request.origin}${MONRI_CALLBACK_PATH}`,
    digest: sha512(key, reference, amount, currency),
  };
}

/** What of Monri's message counts. */
export const monriMessageSchema = Type.Object({
  id: Type.Union([Type.Integer(), Type.String({ maxLength: 60 })]),
  order_number: Type.String({ maxLength: 60 }),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String({ maxLength: 3 }),
  response_code: Type.String({ maxLength: 10 }),
  transaction_type: Type.Optional(Type.String({ maxLength: 20 })),
});

const APPROVED = '0000';

/** Whether the header signs exactly these bytes with our key. */
export function isMonriMessage(account: MonriAccount, header: string, rawBody: string): boolean {
  const digest = /^WP3-callback ([0-9a-f]{128})$/.exec(header)?.[1] ?? '';
  return isSameText(digest, sha512(account.key, rawBody));
}

export function monriOutcome(message: Static<typeof monriMessageSchema>): Outcome {
  return {
    adapter: 'monri',
    reference: message.order_number,
    result: message.response_code === APPROVED ? 'paid' : 'failed',
    amountCents: message.amount,
    currency: message.currency,
    providerReference: String(message.id),
    source: 'callback',
    key: `${message.id}:${message.response_code}`,
  };
}
