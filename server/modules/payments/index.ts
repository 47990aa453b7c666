import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Secrets } from '#server/secrets.ts';
import type { AskCorvus } from './adapters/corvuspay.ts';
import { createAskPaypal } from './adapters/paypal.ts';
import { accountsOf, createAdapters, sourcesOf } from './payment-accounts.ts';
import { NoActiveUser, PaymentMethodNotApplicable, PaymentNotCaptured } from './payments.errors.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createPaymentService, type PaymentService } from './payments.service.ts';
import { providerRoutes } from './provider-routes.ts';

export type { PaymentSources } from './payment-accounts.ts';
export type { MethodRow } from './payments.repository.ts';
export type { PaymentService } from './payments.service.ts';
export type { AdapterName } from './payments.tables.ts';
export { NoActiveUser, PaymentMethodNotApplicable, PaymentNotCaptured };

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentService;
  }
}

/** CorvusPay's status service needs a client certificate; without one it knows nothing. */
const askNobody: AskCorvus = async () => null;

/** Ways of payment and what providers say about payments. Needs carts; orders register after it. */
export const paymentsModule = fp(
  async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
    const testSecret = createHmac('sha256', secrets.token).update('test-gateway').digest('hex');
    const accounts = accountsOf(app.config, testSecret);
    const repository = createPaymentRepository(app.db);
    const payments = createPaymentService({
      db: app.db,
      repository,
      adapters: createAdapters(accounts),
      sources: sourcesOf(accounts),
      ...(accounts.paypal && { askPaypal: createAskPaypal(accounts.paypal) }),
      states: () => app.orderStates,
      wake: () => app.jobs.wake(),
      publish: async (tags) => app.bus.publish([...tags]),
      log: app.log,
    });
    app.decorate('payments', payments);
    paymentRoutes(app, payments, repository);
    providerRoutes(app, payments, { ...accounts, askCorvus: askNobody });
  },
);
