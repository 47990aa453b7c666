import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { ValidationFailed } from '#server/errors.ts';
import type { LimitCalls, PaymentEvents } from '../../payment-provider.ts';
import { ForgedPaymentMessage } from '../../payments.errors.ts';
import { PROVIDER_ROUTE } from '../../provider-request.ts';
import {
  isMonriMessage,
  MONRI_CALLBACK_PATH,
  type MonriAccount,
  monriMessageSchema,
  monriOutcome,
} from './messages.ts';

/** What Monri posts to us once it has decided. */
export function monriCallback(
  app: FastifyInstance,
  payments: PaymentEvents,
  limitCalls: LimitCalls,
  account: MonriAccount,
): void {
  app.register(async (scope) => {
    // The signature covers the bytes as they came, so they are kept unread.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: PROVIDER_ROUTE.bodyLimit },
      (_r, body, done) => done(null, body),
    );
    scope.post(MONRI_CALLBACK_PATH, PROVIDER_ROUTE, async (request, reply) => {
      await limitCalls(request.ip);
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
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
