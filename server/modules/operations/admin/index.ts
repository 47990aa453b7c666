import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  adminCategory,
  adminComment,
  adminCoupon,
  adminDeliveryKinds,
  adminDeliveryMethod,
  adminMemberCard,
  adminPaymentAdapters,
  adminPaymentMethod,
  adminPaymentProviders,
  adminTag,
} from '#schemas/api/admin.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { adminKind } from './admin-kind.ts';
import { createTableStore } from './admin-table.repository.ts';
import {
  categoryRules,
  commentRules,
  couponRules,
  deliveryMethodRules,
  memberCardRules,
  paymentMethodRules,
  productRules,
  tagRules,
} from './kind-rules.ts';
import { adminOrders } from './orders/admin-orders.ts';
import { createProductStore } from './products/product-store.ts';
import {
  categoryTable,
  commentTable,
  couponTable,
  deliveryMethodTable,
  memberCardTable,
  paymentMethodTable,
  tagTable,
} from './tables.ts';
import { createTransfer, type Transfer, transferRoutes } from './transfer/transfer.ts';
import { adminUsers } from './users/admin-users.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Files of records, for commands. */
    transfer: Transfer;
  }
}

/** The records that a shop is run by (G-107). Needs the catalogue, logins and orders. */
export const adminModule = fp(async (app: FastifyInstance) => {
  adminKind(app, adminTag, createTableStore(app.db, tagTable), tagRules);
  adminKind(app, adminCategory, createTableStore(app.db, categoryTable), categoryRules(app));
  adminKind(app, adminCoupon, createTableStore(app.db, couponTable), couponRules);
  adminKind(
    app,
    adminDeliveryMethod,
    createTableStore(app.db, deliveryMethodTable),
    deliveryMethodRules(app),
  );
  app.implement(adminDeliveryKinds, () => ({ kinds: app.delivery.labels }));
  adminKind(
    app,
    adminPaymentMethod,
    createTableStore(app.db, paymentMethodTable),
    paymentMethodRules(app),
  );
  app.implement(adminPaymentAdapters, () => ({ adapters: app.payments.adapters }));
  app.implement(adminPaymentProviders, () => ({ providers: app.payments.labels }));
  adminKind(app, adminMemberCard, createTableStore(app.db, memberCardTable), memberCardRules);
  adminKind(app, adminComment, createTableStore(app.db, commentTable), commentRules);
  adminKind(app, adminProduct, createProductStore(app), productRules);
  adminOrders(app);
  adminUsers(app);
  const transfer = createTransfer(app);
  app.decorate('transfer', transfer);
  await app.register(transferRoutes, { transfer });
});
