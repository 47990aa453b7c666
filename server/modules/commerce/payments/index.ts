import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { ALL_PROVIDERS } from './all-providers.ts';
import { isPaidByButtons, isPaidOnline, isTransfer, patienceOfProviders } from './find-provider.ts';
import { NoActiveUser, PaymentMethodNotApplicable, PaymentNotCaptured } from './payments.errors.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createPaymentService, type PaymentService } from './payments.service.ts';
import { setUpProviders } from './set-up-providers.ts';

export type { SubscriptionPlan } from '#server/db/tables/payments.ts';
export type { PaymentSources } from './payment-sources.ts';
export type { MethodRow } from './payments.repository.ts';
export type { PaymentService } from './payments.service.ts';
export {
  isPaidByButtons,
  isPaidOnline,
  isTransfer,
  NoActiveUser,
  PaymentMethodNotApplicable,
  PaymentNotCaptured,
  patienceOfProviders,
};

declare module 'fastify' {
  interface FastifyInstance {
    payments: PaymentService;
  }
}

/** Ways of payment and what providers say about payments. Needs carts; orders register after it. */
export const paymentsModule = fp(
  async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
    const { settings = {}, testMode } = app.config.payments;
    const providers = setUpProviders(ALL_PROVIDERS, settings, {
      testMode,
      secretFor: (purpose) => createHmac('sha256', secrets.token).update(purpose).digest('hex'),
    });
    const repository = createPaymentRepository(app.db);
    const payments = createPaymentService({
      db: app.db,
      repository,
      all: ALL_PROVIDERS,
      providers,
      states: () => app.orderStates,
      wake: () => app.jobs.wake(),
      publish: async (tags) => app.bus.publish([...tags]),
      log: app.log,
    });
    app.decorate('payments', payments);
    paymentRoutes(app, payments, repository);
    for (const { routes } of providers.values()) routes?.(app, payments);
    periodically(app, { name: 'asking about open payments', everyMs: 60_000 }, () =>
      payments.reconcileWaiting(),
    );
  },
);
