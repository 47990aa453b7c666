import { type Static, Type } from 'typebox';
import { hostedForm } from '../../form.ts';
import type { Outcome, PaymentRequest } from '../../payment-provider.ts';
import { isSameText, signFields } from '../../signing.ts';

export const TEST_GATEWAY_PATH = '/api/v2/ecommerce/checkout/payment/testGateway';

/** Fields of the form that leads to the test gateway; all but `signature` are signed. */
export const testGatewayFieldsSchema = Type.Object(
  {
    reference: Type.String({ maxLength: 60 }),
    order_number: Type.String({ maxLength: 40 }),
    amount: Type.String({ pattern: '^\\d{1,12}$' }),
    currency: Type.String({ maxLength: 3 }),
    language: Type.String({ maxLength: 5 }),
    success_url: Type.String({ maxLength: 1000 }),
    failure_url: Type.String({ maxLength: 1000 }),
    signature: Type.String({ maxLength: 64 }),
    /** What the visitor chose on the gateway's page; absent on arrival. */
    decision: Type.Optional(Type.Enum(['approve', 'decline', 'cancel'])),
  },
  { additionalProperties: false },
);
export type TestGatewayFields = Static<typeof testGatewayFieldsSchema>;

/** The signed form that leads to the gateway's page. */
export function testGatewayForm(secret: string, request: PaymentRequest): string {
  const fields = formFields(request);
  return hostedForm(`${request.origin}${TEST_GATEWAY_PATH}`, {
    ...fields,
    signature: signFields(secret, fields),
  });
}

function formFields(request: PaymentRequest) {
  return {
    reference: request.reference,
    order_number: request.orderNumber,
    amount: String(request.amountCents),
    currency: request.currency,
    language: request.locale,
    success_url: request.successUrl,
    failure_url: request.failureUrl,
  };
}

/** Whether our own server made these fields. */
export function isOwnForm(
  secret: string,
  { signature, decision: _decision, ...fields }: TestGatewayFields,
): boolean {
  return isSameText(signature, signFields(secret, fields));
}

/** A message of the gateway; `sendTestMessage` makes its signature. */
export const testMessageSchema = Type.Object(
  {
    reference: Type.String({ maxLength: 60 }),
    transaction: Type.String({ maxLength: 60 }),
    result: Type.Enum(['paid', 'failed']),
    amount: Type.String({ pattern: '^\\d{1,12}$' }),
    currency: Type.String({ maxLength: 3 }),
    signature: Type.String({ maxLength: 64 }),
  },
  { additionalProperties: false },
);
export type TestMessage = Static<typeof testMessageSchema>;

/** A signed message about a payment; the transaction is the same however often it is sent. */
export function testMessage(
  secret: string,
  fields: Pick<TestGatewayFields, 'reference' | 'amount' | 'currency'>,
  result: TestMessage['result'],
): TestMessage {
  const { reference, amount, currency } = fields;
  const transaction = signFields(secret, { reference, result }).slice(0, 24);
  const message = { reference, transaction, result, amount, currency };
  return { ...message, signature: signFields(secret, message) };
}

/** The outcome that a message tells; null when its signature is not the gateway's. */
export function testOutcome(
  secret: string,
  { signature, ...message }: TestMessage,
  source: string,
): Outcome | null {
  if (!isSameText(signature, signFields(secret, message))) return null;
  return {
    adapter: 'testGateway',
    reference: message.reference,
    result: message.result,
    amountCents: Number(message.amount),
    currency: message.currency,
    providerReference: message.transaction,
    source,
    key: `${message.transaction}:${message.result}`,
  };
}
