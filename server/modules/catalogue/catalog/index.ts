import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import { OutOfStock } from './catalog.errors.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { type CatalogService, createCatalogService } from './catalog.service.ts';
import { createCategoryRepository } from './category.repository.ts';
import { type SaleCatalog, STOCK_ALERT_JOB } from './for-sale.ts';
import { createListingRepository } from './listing/listing.repository.ts';
import { createListings, type Listings } from './listing/listings.ts';
import { createProductRepository } from './product.repository.ts';
import { productRoutes } from './product.routes.ts';
import { createDetailRepository } from './product-detail.repository.ts';
import { createProductDetails } from './product-detail.ts';
import { createProductLists } from './product-list.ts';
import { createSaleCatalog, type WakeAlerts } from './sale-catalog.ts';
import { inTransaction } from './stock.repository.ts';

export type {
  SaleCatalog,
  SaleMember,
  SaleOption,
  SaleProduct,
  ShortProduct,
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
const FORGET_MS = 600_000;

/** Products, categories, tags, stock. Needs the media library. */
export const catalogModule = fp(async (app: FastifyInstance) => {
  const { media } = app;
  const products = createProductRepository(app.db);
  const listings = createListings(createListingRepository(app.db), app.bus);
  const lists = createProductLists({ products, listings, media });
  const details = createProductDetails({
    products,
    details: createDetailRepository(app.db),
    lists,
    media,
  });
  const categories = createCategoryRepository(app.db);
  const catalog = createCatalogService({ products, lists, details, categories, media });
  app.decorate('catalog', catalog);
  catalogRoutes(app, catalog);
  productRoutes(app, catalog);
  keepListings(app, listings);

  const sale = createSaleCatalog(wakeAlertsOf(app));
  app.decorate('saleCatalog', sale);
  periodically(app, { name: 'ending expired stock holds', everyMs: SWEEP_MS }, async () => {
    const tags = await inTransaction(app.db, sale.sweepHolds);
    if (tags.length > 0) await app.bus.publish(tags);
  });
});

/** The first visitor after a start need not wait for the listing; old changes are forgotten. */
function keepListings(app: FastifyInstance, listings: Listings) {
  app.addHook('onListen', async () => {
    listings.warmUp().catch((err) => app.log.error({ err }, 'building the listings failed'));
  });
  periodically(app, { name: 'forgetting changes of products', everyMs: FORGET_MS }, () =>
    listings.forgetChanges(),
  );
}

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
