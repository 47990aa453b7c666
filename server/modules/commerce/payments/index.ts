import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Carts, CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Placeholders } from '#server/modules/site/site/index.ts';
import type { PaymentConfig } from '#server/payment-config.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { ThemeSource } from '#server/plugins/plain-page.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import { ALL_PROVIDERS } from './all-providers.ts';
import {
  isPaidByButtons,
  isPaidInTest,
  isPaidOnline,
  isTransfer,
  patienceOfProviders,
} from './find-provider.ts';
import type { OrderStates } from './paid-orders.ts';
import { createPaymentFacts } from './payment-facts.ts';
import type { ConfiguredProvider, Surroundings } from './payment-provider.ts';
import {
  NoActiveUser,
  PaymentMethodNotApplicable,
  PaymentNotCaptured,
  RefundNotPossible,
} from './payments.errors.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createPaymentService, type PaymentService } from './payments.service.ts';
import { PROVIDER_CALLS } from './provider-request.ts';
import { createRefundRepository } from './refunds.repository.ts';
import { createRefunds } from './refunds.ts';
import { setUpProviders } from './set-up-providers.ts';

export type { SubscriptionPlan } from '#server/db/tables/payments.ts';
export type { PaymentSources } from './payment-sources.ts';
export type { MethodRow } from './payments.repository.ts';
export type { RefundRequest, Refunds } from './refunds.ts';
export type { OrderStates, PaymentService };
export {
  createPaymentFacts,
  isPaidByButtons,
  isPaidInTest,
  isPaidOnline,
  isTransfer,
  NoActiveUser,
  PaymentMethodNotApplicable,
  PaymentNotCaptured,
  patienceOfProviders,
  RefundNotPossible,
};

interface PaymentDeps extends Omit<ServiceDeps, 'deliveryKinds'> {
  jobs: Pick<Jobs, 'wake'>;
  orderStates: OrderStates;
  themes: ThemeSource;
}

/** The providers that the settings give an account, by id. */
export function providersOf(
  { settings = {}, testMode }: PaymentConfig,
  secretFor: Surroundings['secretFor'],
): Map<string, ConfiguredProvider> {
  return setUpProviders(ALL_PROVIDERS, settings, { testMode, secretFor });
}

/** Ways of payment, what providers say about payments, and paying back. */
export function createPayments(deps: PaymentDeps) {
  const { config, entry, secrets, db, bus, log, jobs, orderStates, themes } = deps;
  const shared = {
    db,
    all: ALL_PROVIDERS,
    providers: providersOf(config.payments, (purpose) =>
      createHmac('sha256', secrets.token).update(purpose).digest('hex'),
    ),
    states: orderStates,
    wake: () => jobs.wake(),
    log,
  };
  const payments: PaymentService = createPaymentService({
    ...shared,
    config,
    entry,
    themes,
    repository: createPaymentRepository(db),
    publish: (tags) => bus.publish(tags),
  });
  return {
    payments,
    refunds: createRefunds({ ...shared, repository: createRefundRepository(db) }),
  };
}

interface PaymentServices {
  payments: PaymentService;
  placeholders: Pick<Placeholders, 'fill'>;
  carts: Carts;
  cartsForOrders: CartsForOrders;
  throttle: Throttle;
}

export const paymentsModule = fp(async (app: FastifyInstance, services: PaymentServices) => {
  const { payments, throttle } = services;
  paymentRoutes(app, services);
  for (const routes of payments.providerRoutes) {
    routes(app, payments, (ip) => throttle.hit(PROVIDER_CALLS, ip));
  }
  periodically(app, { name: 'asking about open payments', everyMs: 60_000 }, () =>
    payments.reconcileWaiting(),
  );
});
