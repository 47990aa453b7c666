import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import {
  adminCategory,
  adminCheckProvider,
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
import { adminAttribute, adminBrand } from '#schemas/api/admin-attribute.ts';
import { adminBranch, importBranches } from '#schemas/api/admin-branch.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import type { HistoryDesk, SettingHistory } from '#server/modules/operations/history/index.ts';
import { adminKind } from './admin-kind.ts';
import { createTableStore } from './admin-table.repository.ts';
import type { AdminTable } from './admin-table.ts';
import { createAttributeStore } from './attributes/attribute-store.ts';
import { branchRules } from './branches/branch-rules.ts';
import { branchTransfer } from './branches/branch-transfer.ts';
import { countryRoutes, type DeliveryRoutes } from './countries/countries.routes.ts';
import {
  attributeRules,
  brandRules,
  type CategoryTree,
  categoryRules,
  commentRules,
  couponRules,
  type DeliveryChoices,
  deliveryMethodRules,
  memberCardRules,
  type PaymentChoices,
  paymentMethodRules,
  productRules,
  tagRules,
} from './kind-rules.ts';
import { adminOrders, type OrderDesk, type RefundBooks } from './orders/admin-orders.ts';
import { createProductStore, type ProductServices } from './products/product-store.ts';
import { adminProductVariants } from './products/variants/admin-variants.ts';
import { createVariants } from './products/variants/variants.ts';
import type { RecordHistory } from './record-history.ts';
import {
  brandTable,
  categoryTable,
  commentTable,
  couponTable,
  deliveryBranchTable,
  deliveryMethodTable,
  memberCardTable,
  paymentMethodTable,
  tagTable,
} from './tables.ts';
import { guarded } from './transfer/csv-columns.ts';
import { csvRows } from './transfer/csv-rows.ts';
import { createTransfer, type TransferServices, transferRoutes } from './transfer/transfer.ts';
import { type Accounts, adminUsers } from './users/admin-users.ts';
import { type VatOptions, vatRoutes } from './vat/vat.routes.ts';

export { createTransfer, csvRows, guarded };

/** What the back office needs of the modules; it is above them all, and says it in its own words. */
interface AdminServices
  extends Pick<ProductServices, 'saleCatalog'>,
    PaymentChoices,
    DeliveryChoices,
    RefundBooks,
    CategoryTree,
    TransferServices,
    VatOptions {
  history: SettingHistory;
  historyDesk: HistoryDesk;
  delivery: DeliveryChoices['delivery'] & DeliveryRoutes['delivery'];
  auth: Accounts;
  orders: OrderDesk;
}

/** The records that a shop is run by (G-107). */
export const adminModule = fp(async (app: FastifyInstance, services: AdminServices) => {
  const { payments, delivery, saleCatalog, history, historyDesk } = services;
  const { db } = app;
  const kept = (area: string, table: AdminTable): RecordHistory => ({
    area,
    history,
    historyDesk,
    storeIn: (trx) => createTableStore(trx, table),
  });
  adminKind(app, adminTag, createTableStore(db, tagTable), tagRules);
  adminKind(app, adminAttribute, createAttributeStore(db), attributeRules);
  adminKind(app, adminBrand, createTableStore(db, brandTable), brandRules);
  adminKind(app, adminCategory, createTableStore(db, categoryTable), categoryRules(services));
  adminKind(app, adminCoupon, createTableStore(db, couponTable), couponRules);
  adminKind(
    app,
    adminDeliveryMethod,
    createTableStore(db, deliveryMethodTable),
    deliveryMethodRules({ db, delivery }),
    kept('deliveryMethods', deliveryMethodTable),
  );
  adminKind(
    app,
    adminBranch,
    createTableStore(db, deliveryBranchTable),
    branchRules({ db, delivery }),
  );
  app.implement(importBranches, ({ body: { csv, methodId } }, ctx) =>
    services.pipelines.run(ctx.site.id, 'import', () =>
      services.transfer.run(ctx, {
        kind: branchTransfer(services, methodId),
        file: {
          format: 'csv',
          open: () => Readable.from([Buffer.from(csv)], { objectMode: false }),
        },
        allOrNothing: false,
      }),
    ),
  );
  app.implement(adminDeliveryKinds, () => ({ kinds: delivery.labels }));
  adminKind(
    app,
    adminPaymentMethod,
    createTableStore(db, paymentMethodTable),
    paymentMethodRules(services),
    kept('paymentMethods', paymentMethodTable),
  );
  app.implement(adminPaymentAdapters, () => ({ adapters: [...payments.adapters] }));
  app.implement(adminPaymentProviders, () => ({ providers: [...payments.labels] }));
  app.implement(adminCheckProvider, ({ body }) => payments.check(body.provider), {
    limit: { max: 20, windowSeconds: 15 * 60 },
  });
  adminKind(app, adminMemberCard, createTableStore(db, memberCardTable), memberCardRules);
  adminKind(app, adminComment, createTableStore(db, commentTable), commentRules);
  adminKind(app, adminProduct, createProductStore({ db, saleCatalog }), productRules);
  adminProductVariants(app, createVariants({ db, saleCatalog }));
  adminOrders(app, services.orders, services);
  adminUsers(app, services.auth);
  vatRoutes(app, services);
  countryRoutes(app, services);
  await app.register(transferRoutes, services);
});
