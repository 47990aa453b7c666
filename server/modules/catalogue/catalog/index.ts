import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Directory } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { OutOfStock } from './catalog.errors.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { type CatalogService, createCatalogService } from './catalog.service.ts';
import { createCategoryRepository } from './category.repository.ts';
import { STOCK_ALERT_JOB, toldFree } from './for-sale.ts';
import { createListingRepository } from './listing/listing.repository.ts';
import { createListings, type Listings } from './listing/listings.ts';
import { createProductRepository } from './product.repository.ts';
import { productRoutes } from './product.routes.ts';
import { createDetailRepository } from './product-detail.repository.ts';
import { createProductDetails } from './product-detail.ts';
import { createProductLists } from './product-list.ts';
import { createSaleCatalog, type SaleCatalogService, type WakeAlerts } from './sale-catalog.ts';
import { inTransaction } from './stock.repository.ts';
import { synonymRoutes } from './synonyms/synonyms.routes.ts';
import {
  createSynonyms,
  type SynonymChanges,
  type SynonymOptions,
  type SynonymService,
} from './synonyms/synonyms.service.ts';

export type {
  SaleCatalog,
  SaleMember,
  SaleOption,
  SaleProduct,
  ShortProduct,
  StockAlertJob,
  StockNeed,
} from './for-sale.ts';
export type { CatalogService };
export { OutOfStock, STOCK_ALERT_JOB, toldFree };

const SWEEP_MS = 30_000;
const FORGET_MS = 600_000;

interface CatalogDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  directory: Pick<Directory, 'contextOf'>;
  media: Pick<MediaService, 'byIds'>;
  jobs: Pick<Jobs, 'add'>;
  /** Options of sites; synonyms are one. */
  site: SynonymOptions;
  optionChanges: SynonymChanges;
}

/** Products, categories, tags, stock. */
export function createCatalog({
  db,
  bus,
  directory,
  jobs,
  site,
  optionChanges,
  ...deps
}: CatalogDeps): CatalogServices {
  const catalogueOf = async (siteId: number) =>
    (await directory.contextOf(siteId)).site.catalogueId;
  // Pictures of products are in the library of the site that the products are of.
  const media: Pick<MediaService, 'byIds'> = {
    byIds: async (siteId, ...asked) => deps.media.byIds(await catalogueOf(siteId), ...asked),
  };
  const products = createProductRepository(db);
  const listings = createListings(createListingRepository(db), bus, catalogueOf);
  const synonyms = createSynonyms(site, optionChanges);
  const lists = createProductLists({ products, listings, media, synonyms });
  const details = createProductDetails({
    products,
    details: createDetailRepository(db),
    lists,
    media,
  });
  const categories = createCategoryRepository(db);
  return {
    catalog: createCatalogService({ products, lists, details, categories, media }),
    listings,
    synonyms,
    saleCatalog: createSaleCatalog(wakeAlertsBy(jobs)),
  };
}

interface CatalogServices {
  /** Products and categories as shoppers see them. */
  catalog: CatalogService;
  /** Prices and stock, for carts and orders. */
  saleCatalog: SaleCatalogService;
  listings: Listings;
  /** Words of the search that mean the same. */
  synonyms: SynonymService;
}

export const catalogModule = fp(async (app: FastifyInstance, services: CatalogServices) => {
  const { catalog, saleCatalog, listings, synonyms } = services;
  catalogRoutes(app, catalog);
  productRoutes(app, catalog);
  synonymRoutes(app, synonyms);
  keepListings(app, listings);
  periodically(app, { name: 'ending expired stock holds', everyMs: SWEEP_MS }, async () => {
    const tags = await inTransaction(app.db, saleCatalog.sweepHolds);
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

function wakeAlertsBy(jobs: Pick<Jobs, 'add'>): WakeAlerts {
  return async (trx, awaited) => {
    for (const { siteId, productId } of awaited) {
      await jobs.add(trx, {
        kind: STOCK_ALERT_JOB,
        payload: { siteId, productId },
        key: `${siteId}:${productId}`,
      });
    }
  };
}
