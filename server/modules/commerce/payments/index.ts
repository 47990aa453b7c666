import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { PROVIDERS } from './adapter.ts';
import { createPaypalServer } from './adapters/paypal-server.ts';
import { accountsOf, createAdapters, createLooks, sourcesOf } from './payment-accounts.ts';
import { NoActiveUser, PaymentMethodNotApplicable, PaymentNotCaptured } from './payments.errors.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createPaymentService, type PaymentService } from './payments.service.ts';
import { providerRoutes } from './provider-routes.ts';

export type { AdapterName, PaypalPlan } from '#server/db/tables/payments.ts';
export type { PaymentSources } from './payment-accounts.ts';
export type { MethodRow } from './payments.repository.ts';
export type { PaymentService } from './payments.service.ts';
export { NoActiveUser, PaymentMethodNotApplicable, PaymentNotCaptured, PROVIDERS };

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentService;
  }
}

/** Ways of payment and what providers say about payments. Needs carts; orders register after it. */
export const paymentsModule = fp(
  async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
    const testSecret = createHmac('sha256', secrets.token).update('test-gateway').digest('hex');
    const accounts = accountsOf(app.config, testSecret);
    const paypal = accounts.paypal && createPaypalServer(accounts.paypal);
    const repository = createPaymentRepository(app.db);
    const payments = createPaymentService({
      db: app.db,
      repository,
      adapters: createAdapters(accounts),
      sources: sourcesOf(accounts),
      looks: createLooks(accounts, paypal),
      ...(paypal && { paypal }),
      states: () => app.orderStates,
      wake: () => app.jobs.wake(),
      publish: async (tags) => app.bus.publish([...tags]),
      log: app.log,
    });
    app.decorate('payments', payments);
    paymentRoutes(app, payments, repository);
    providerRoutes(app, payments, accounts);
    periodically(app, { name: 'asking about open payments', everyMs: 60_000 }, () =>
      payments.settleWaiting(),
    );
  },
);
