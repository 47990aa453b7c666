import type { FastifyInstance, FastifyReply } from 'fastify';
import { Value } from 'typebox/value';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import { type CorvusAccount, readCorvusReturn } from './adapters/corvuspay.ts';
import {
  isMonriMessage,
  MONRI_CALLBACK_PATH,
  type MonriAccount,
  monriMessageSchema,
  monriOutcome,
} from './adapters/monri.ts';
import {
  isOwnForm,
  TEST_GATEWAY_PATH,
  type TestGatewayFields,
  testGatewayFieldsSchema,
  testMessage,
  testMessageSchema,
  testOutcome,
} from './adapters/test-gateway.ts';
import { gatewayPage } from './gateway-page.ts';
import { ForgedPaymentMessage } from './payments.errors.ts';
import type { PaymentService } from './payments.service.ts';

const LIMIT = { name: 'payments.provider', max: 120, windowSeconds: 60 };
const BODY_LIMIT = 64 * 1024;

/** Only the gateway's own page; it posts to itself. */
const PAGE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What providers and the browsers they send back call. Who calls is proven by signatures. */
export function providerRoutes(
  app: FastifyInstance,
  payments: PaymentService,
  accounts: {
    monri?: MonriAccount;
    corvuspay?: CorvusAccount;
    testSecret?: string;
  },
) {
  const { monri, corvuspay, testSecret } = accounts;
  if (monri) monriRoutes(app, payments, monri);
  if (corvuspay) corvusRoutes(app, payments, corvuspay);
  if (testSecret !== undefined) testGatewayRoutes(app, payments, testSecret);
}

function monriRoutes(app: FastifyInstance, payments: PaymentService, account: MonriAccount) {
  app.register(async (scope) => {
    // The signature covers the bytes as they came, so they are kept unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_r, body, done) => done(null, body),
    );
    scope.post(
      MONRI_CALLBACK_PATH,
      { config: { access: 'public', anonymous: true }, schema: { hide: true } },
      async (request, reply) => {
        await app.throttle.hit(LIMIT, request.ip);
        const body = typeof request.body === 'string' ? request.body : '';
        if (!isMonriMessage(account, request.headers.authorization ?? '', body)) {
          throw new ForgedPaymentMessage();
        }
        const message: unknown = parse(body);
        if (!Value.Check(monriMessageSchema, message)) {
          throw new ValidationFailed({ fields: { body: 'schema' } });
        }
        await payments.apply(monriOutcome(message));
        return reply.send({ data: {} });
      },
    );
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function corvusRoutes(app: FastifyInstance, payments: PaymentService, account: CorvusAccount) {
  app.post(
    '/api/v2/ecommerce/checkout/payment/corvuspay/return',
    {
      config: { access: 'public', anonymous: true },
      schema: { hide: true },
      bodyLimit: BODY_LIMIT,
    },
    async (request, reply) => {
      await app.throttle.hit(LIMIT, request.ip);
      const reference = readCorvusReturn(account, textsOf(request.body));
      if (reference === null) throw new ForgedPaymentMessage();
      await payments.settle(reference);
      const pages = await payments.pagesOf(reference);
      if (!pages) throw new NotFound();
      return reply.redirect(pages.state === 'failed' ? pages.failureUrl : pages.successUrl, 303);
    },
  );
}

function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function testGatewayRoutes(app: FastifyInstance, payments: PaymentService, secret: string) {
  const options = {
    config: { access: 'public', anonymous: true },
    schema: { hide: true },
    bodyLimit: BODY_LIMIT,
  } as const;

  app.post(TEST_GATEWAY_PATH, options, async (request, reply) => {
    await app.throttle.hit(LIMIT, request.ip);
    const fields: unknown = request.body;
    if (!Value.Check(testGatewayFieldsSchema, fields)) {
      throw new ValidationFailed({ fields: { body: 'schema' } });
    }
    if (!isOwnForm(secret, fields)) throw new ForgedPaymentMessage();
    const showsPages = (request.headers.accept ?? '').includes('text/html');
    if (fields.decision === undefined && showsPages) return showPage(reply, fields);
    return reply.redirect(await decide(payments, secret, fields), 303);
  });

  // The gateway's server tells its outcome; as often and as late as it likes.
  app.post(`${TEST_GATEWAY_PATH}/callback`, options, async (request, reply) => {
    await app.throttle.hit(LIMIT, request.ip);
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

function showPage(reply: FastifyReply, fields: TestGatewayFields): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(gatewayPage(fields));
}

/** What the "bank" tells us, and where the browser goes then. Without a decision it approves. */
async function decide(
  payments: PaymentService,
  secret: string,
  fields: TestGatewayFields,
): Promise<string> {
  const isPaid = (fields.decision ?? 'approve') === 'approve';
  const message = testMessage(secret, fields, isPaid ? 'paid' : 'failed');
  const outcome = testOutcome(secret, message, 'return');
  if (outcome) await payments.apply(outcome);
  return isPaid ? fields.success_url : fields.failure_url;
}
