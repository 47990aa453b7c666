import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import { OutOfStock } from './catalog.errors.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { type CatalogService, createCatalogService } from './catalog.service.ts';
import { createCategoryRepository } from './category.repository.ts';
import { type SaleCatalog, STOCK_ALERT_JOB } from './for-sale.ts';
import { createProductRepository } from './product.repository.ts';
import { createSaleCatalog, type WakeAlerts } from './sale-catalog.ts';
import { inTransaction } from './stock.repository.ts';

export type {
  SaleCatalog,
  SaleMember,
  SaleOption,
  SaleProduct,
  StockAlertJob,
  StockNeed,
} from './for-sale.ts';
export { OutOfStock, STOCK_ALERT_JOB };

declare module 'fastify' {
  interface FastifyInstance {
    /** Products and categories, for carts, the finder and pickers. */
    catalog: CatalogService;
    /** Prices and stock, for carts and orders. */
    saleCatalog: SaleCatalog;
  }
}

const SWEEP_MS = 30_000;

/** Products, categories, tags, stock. Needs the media library. */
export const catalogModule = fp(async (app: FastifyInstance) => {
  const catalog = createCatalogService({
    products: createProductRepository(app.db),
    categories: createCategoryRepository(app.db),
    media: app.media,
  });
  app.decorate('catalog', catalog);
  catalogRoutes(app, catalog);

  const sale = createSaleCatalog(wakeAlertsOf(app));
  app.decorate('saleCatalog', sale);
  periodically(app, { name: 'ending expired stock holds', everyMs: SWEEP_MS }, async () => {
    const tags = await inTransaction(app.db, sale.sweepHolds);
    if (tags.length > 0) await app.bus.publish(tags);
  });
});

function wakeAlertsOf(app: FastifyInstance): WakeAlerts {
  return async (trx, siteId, productIds) => {
    for (const productId of productIds) {
      await app.jobs.add(trx, {
        kind: STOCK_ALERT_JOB,
        payload: { siteId, productId },
        key: `${siteId}:${productId}`,
      });
    }
  };
}
