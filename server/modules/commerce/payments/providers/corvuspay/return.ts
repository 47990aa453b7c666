import type { FastifyInstance } from 'fastify';
import { NotFound } from '#server/errors.ts';
import type { LimitCalls, PaymentEvents } from '../../payment-provider.ts';
import { ForgedPaymentMessage } from '../../payments.errors.ts';
import { PROVIDER_ROUTE, textsOf } from '../../provider-request.ts';
import { type CorvusAccount, readCorvusReturn } from './form.ts';

/** The browser comes back by a signed form, and goes on to the page of what CorvusPay's server says. */
export function corvusReturn(
  app: FastifyInstance,
  payments: PaymentEvents,
  limitCalls: LimitCalls,
  account: CorvusAccount,
): void {
  const path = '/api/v2/ecommerce/checkout/payment/corvuspay/return';
  app.post(path, PROVIDER_ROUTE, async (request, reply) => {
    await limitCalls(request.ip);
    const reference = readCorvusReturn(account, textsOf(request.body));
    if (reference === null) throw new ForgedPaymentMessage();
    await payments.reconcile(reference);
    const pages = await payments.pagesOf(reference);
    if (!pages) throw new NotFound();
    return reply.redirect(pages.state === 'failed' ? pages.failureUrl : pages.successUrl, 303);
  });
}
