import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { checkoutOf } from '#server/modules/commerce/cart/index.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { createDownloadsRepository } from './downloads/downloads.repository.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { createDownloads } from './downloads/downloads.ts';
import { createOrderConsents } from './order-consents.ts';
import { createOrderDocuments, documentRoute } from './order-documents.ts';
import { createOrderMails } from './order-mail.ts';
import { createOrderOffice, type OrderOffice } from './order-office.ts';
import { createOrderStates, type OrderStates } from './order-state.ts';
import { createOrderRepository } from './orders.repository.ts';
import { orderRoutes } from './orders.routes.ts';
import { createPlaceOrder } from './place-order.ts';
import { createRetryOrder, type Retry, type RetryOrder } from './retry-order.ts';
import { giveUpUnpaid } from './unpaid-orders.ts';
import { createWaitingOrders, type WaitingOrders } from './waiting-orders.ts';

export type { OrderStates } from './order-state.ts';
export type { OrderRow } from './orders.repository.ts';
export type { Retry };

declare module 'fastify' {
  interface FastifyInstance {
    orderStates: OrderStates;
    orderOffice: OrderOffice;
    retryOrder: RetryOrder;
    waitingOrders: WaitingOrders;
  }
}

/** Orders. Needs carts, payments, coupons, consents and the outbox. */
export const ordersModule = fp(async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
  const { cartsForOrders, saleCatalog, couponUses, consents, mailer, payments, db, jobs } = app;
  const repository = createOrderRepository(db);
  const states = createOrderStates({
    repository,
    saleCatalog,
    couponUses,
    mailer,
    cartsForOrders,
  });
  const publish = (tags: readonly string[]) => app.bus.publish([...tags]);
  const waiting = createWaitingOrders({
    db,
    repository,
    states,
    payments,
    cartsForOrders,
    publish,
  });
  const placeOrder = createPlaceOrder({
    db,
    repository,
    payments,
    cartsForOrders,
    saleCatalog,
    couponUses,
    mailer,
    consents,
    replaced: waiting,
  });
  const documents = createOrderDocuments(repository, secrets.token);
  const files = createDownloadsRepository(db);
  const downloads = createDownloads(files, secrets.token);
  const wake = () => jobs.wake();

  app.decorate('orderStates', states);
  app.decorate('orderOffice', createOrderOffice({ db, repository, states, wake, publish }));
  app.decorate(
    'retryOrder',
    createRetryOrder({ db, repository, states, cartsForOrders, payments, publish }),
  );
  app.decorate('waitingOrders', waiting);
  app.decorate('orderDocuments', documents);
  const mails = createOrderMails({
    repository,
    documents,
    downloads,
    symbolOf: repository.symbolOf,
    deliveryOf: async (storeId) => (await checkoutOf(db, storeId)).eProductDelivery,
  });
  mailer.content('order', mails.placed);
  mailer.content('orderPaid', mails.paid);
  const orderConsents = createOrderConsents({ consents, cartsForOrders });
  orderRoutes(app, { placeOrder, orderConsents, repository, downloads });
  await app.register(downloadRoutes, { downloads, repository: files });
  documentRoute(app, documents, secrets.token);
  periodically(app, { name: 'giving up unpaid orders', everyMs: 60_000 }, async () => {
    await giveUpUnpaid({ db, repository, states, payments, publish });
    wake();
  });
});
