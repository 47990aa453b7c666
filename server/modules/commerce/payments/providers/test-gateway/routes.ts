import type { FastifyInstance, FastifyReply } from 'fastify';
import { Value } from 'typebox/value';
import { ValidationFailed } from '#server/errors.ts';
import { plainPage } from '#server/plugins/plain-page.ts';
import type { LimitCalls, PaymentEvents } from '../../payment-provider.ts';
import { ForgedPaymentMessage } from '../../payments.errors.ts';
import { PROVIDER_ROUTE } from '../../provider-request.ts';
import { gatewayPage } from './gateway-page.ts';
import {
  isOwnForm,
  TEST_GATEWAY_PATH,
  type TestGatewayFields,
  testGatewayFieldsSchema,
  testMessage,
  testMessageSchema,
  testOutcome,
} from './messages.ts';

/** The gateway's page, and the messages of its server. */
export function testGatewayRoutes(
  app: FastifyInstance,
  payments: PaymentEvents,
  limitCalls: LimitCalls,
  secret: string,
): void {
  app.post(TEST_GATEWAY_PATH, PROVIDER_ROUTE, async (request, reply) => {
    await limitCalls(request.ip);
    const fields: unknown = request.body;
    if (!Value.Check(testGatewayFieldsSchema, fields)) {
      throw new ValidationFailed({ fields: { body: 'schema' } });
    }
    if (!isOwnForm(secret, fields)) throw new ForgedPaymentMessage();
    const showsPages = (request.headers.accept ?? '').includes('text/html');
    if (fields.decision === undefined && showsPages) return showPage(app, reply, fields);
    return reply.redirect(await decide(payments, secret, fields), 303);
  });

  // The gateway's server tells its outcome; as often and as late as it likes.
  app.post(`${TEST_GATEWAY_PATH}/callback`, PROVIDER_ROUTE, async (request, reply) => {
    await limitCalls(request.ip);
    const message: unknown = request.body;
    if (!Value.Check(testMessageSchema, message)) {
      throw new ValidationFailed({ fields: { body: 'schema' } });
    }
    const outcome = testOutcome(secret, message, 'callback');
    if (!outcome) throw new ForgedPaymentMessage();
    await payments.apply(outcome);
    return reply.send({ data: {} });
  });
}

async function showPage(
  app: FastifyInstance,
  reply: FastifyReply,
  fields: TestGatewayFields,
): Promise<FastifyReply> {
  const { html, contentPolicy } = await plainPage(app, gatewayPage(fields));
  return reply
    .header('content-security-policy', contentPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** What the "bank" tells us, and where the browser goes then. Without a decision it approves. */
async function decide(
  payments: PaymentEvents,
  secret: string,
  fields: TestGatewayFields,
): Promise<string> {
  const isPaid = (fields.decision ?? 'approve') === 'approve';
  const message = testMessage(secret, fields, isPaid ? 'paid' : 'failed');
  const outcome = testOutcome(secret, message, 'return');
  if (outcome) await payments.apply(outcome);
  return isPaid ? fields.success_url : fields.failure_url;
}
