import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import { type CartsForOrders, checkoutOf } from '#server/modules/commerce/cart/index.ts';
import type { CouponUses } from '#server/modules/commerce/coupons/index.ts';
import type {
  OrderStates,
  PaymentService,
  Refunds,
} from '#server/modules/commerce/payments/index.ts';
import type { Themes } from '#server/modules/content/theme/index.ts';
import type { HistoryDesk, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import type { Secrets } from '#server/secrets.ts';
import { createDownloadsRepository } from './downloads/downloads.repository.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { createDownloads } from './downloads/downloads.ts';
import { createNumbersRepository } from './numbers/numbers.repository.ts';
import { numberRoutes } from './numbers/numbers.routes.ts';
import { createNumbers } from './numbers/numbers.service.ts';
import type { Retry } from './order-attempts.ts';
import { createOrderConsents } from './order-consents.ts';
import { createOrderDocuments, documentRoute } from './order-documents.ts';
import { createOrderMails } from './order-mail.ts';
import { createOrderOffice } from './order-office.ts';
import { createOrderStates } from './order-state.ts';
import { createOrderRepository } from './orders.repository.ts';
import { type OrderRouteServices, orderRoutes } from './orders.routes.ts';
import { createPlaceOrder } from './place-order.ts';
import { createRetryOrder } from './retry-order.ts';
import { giveUpUnpaid } from './unpaid-orders.ts';
import { createWaitingOrders } from './waiting-orders.ts';

export type { OrderKeeping } from './orders.routes.ts';
export type { Retry };

interface OrderDeps extends Pick<ServiceDeps, 'db' | 'bus' | 'secrets'> {
  saleCatalog: SaleCatalog;
  couponUses: CouponUses;
  mailer: Mailer;
  cartsForOrders: CartsForOrders;
  consents: Consents;
  jobs: Pick<Jobs, 'wake'>;
  orderStates: OrderStates;
  payments: PaymentService;
  refunds: Refunds;
  themes: Themes;
  history: SettingHistory;
}

/** What becomes of orders once they are decided; made before payments, which decide most. */
export function createStates(
  deps: Pick<OrderDeps, 'db' | 'saleCatalog' | 'couponUses' | 'mailer' | 'cartsForOrders'>,
): OrderStates {
  return createOrderStates({ ...deps, repository: createOrderRepository(deps.db) });
}

/** Orders. */
export function createOrders(deps: OrderDeps) {
  const { db, bus, secrets, consents, jobs, mailer, orderStates: states } = deps;
  const repository = createOrderRepository(db);
  const publish = (tags: readonly string[]) => bus.publish(tags);
  const wake = () => jobs.wake();
  const parts = { ...deps, repository, states, publish, wake };
  const waiting = createWaitingOrders(parts);
  const documents = createOrderDocuments({ repository, themes: deps.themes }, secrets.token);
  const downloads = createDownloads(createDownloadsRepository(db), secrets.token);
  const mails = createOrderMails({
    repository,
    documents,
    downloads,
    symbolOf: repository.symbolOf,
    deliveryOf: async (storeId) => (await checkoutOf(db, storeId)).eProductDelivery,
  });
  mailer.content('order', mails.placed);
  mailer.content('orderPaid', mails.paid);
  mailer.content('orderRefunded', mails.refunded);
  return {
    waiting,
    documents,
    downloads,
    numbers: createNumbers(createNumbersRepository(db), deps.history),
    place: createPlaceOrder({ ...parts, replaced: waiting }),
    acceptConsents: createOrderConsents({ consents, cartsForOrders: deps.cartsForOrders }),
    office: createOrderOffice(parts),
    retry: createRetryOrder(parts),
    giveUpUnpaid: (now?: Date) => giveUpUnpaid(parts, now),
  };
}

export type Orders = ReturnType<typeof createOrders>;

interface OrderServices extends Omit<OrderRouteServices, 'repository' | 'orders'> {
  orders: Orders;
  secrets: Secrets;
  throttle: Throttle;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

export const ordersModule = fp(async (app: FastifyInstance, services: OrderServices) => {
  const { orders, jobs, throttle, secrets } = services;
  orderRoutes(app, { ...services, repository: createOrderRepository(app.db) });
  numberRoutes(app, orders.numbers, services.historyDesk);
  await app.register(downloadRoutes, {
    downloads: orders.downloads,
    repository: createDownloadsRepository(app.db),
    throttle,
  });
  documentRoute(app, orders.documents, { secret: secrets.token, throttle });
  periodically(app, { name: 'giving up unpaid orders', everyMs: 60_000 }, async () => {
    await orders.giveUpUnpaid();
    jobs.wake();
  });
});
