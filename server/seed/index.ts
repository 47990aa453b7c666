import type { Shop } from '#server/app.ts';
import { readManifest } from './manifest.ts';
import { loadBlog } from './sample-blog-load.ts';
import { loadCatalog } from './sample-catalog-load.ts';
import { addComments } from './sample-comments.repository.ts';
import { loadConsents } from './sample-consents-load.ts';
import { loadContent } from './sample-content-load.ts';
import { loadCustomer } from './sample-customer-load.ts';
import {
  countLoaded,
  createSampleLookup,
  isSampleWanted,
  markSample,
} from './sample-data.repository.ts';
import { loadOrders } from './sample-orders-load.ts';
import { loadPictures } from './sample-pictures.ts';
import { loadShop } from './sample-shop-load.ts';
import { loadAccounts, loadSite } from './sample-site-load.ts';
import { accountsFor, type SampleAccount } from './site/accounts.ts';
import { sampleComments } from './site/comments.ts';

/** The site that a fresh installation makes. */
const SITE_ID = 1;

/**
 * Loads the sample shop into an empty database; otherwise does nothing. One that was interrupted is
 * finished by the next call. The remaining sizes of its pictures are made while the server runs.
 * Answers the accounts to try it with; none when it loaded nothing.
 */
export async function seedSample(shop: Shop): Promise<readonly SampleAccount[]> {
  const { app, services } = shop;
  if (!(await isSampleWanted(app.db, SITE_ID))) return [];
  const startedAt = Date.now();
  app.log.info('sample shop: loading into the empty database, once');
  await markSample(app.db, SITE_ID, 'loading');
  const manifest = await readManifest();
  const lookup = createSampleLookup(app.db, SITE_ID);
  const { store } = await services.directory.contextOf(SITE_ID);

  await loadPictures(shop, SITE_ID, manifest);
  await loadCatalog(app, SITE_ID, store.currencyId, manifest);
  await countLoaded(app.db);
  await loadBlog(shop, SITE_ID, lookup);
  await addComments(app.db, SITE_ID, sampleComments);
  await loadSite(shop, SITE_ID);
  await loadShop(app, SITE_ID, store.id);
  const accounts = accountsFor(app.config);
  const editor = await loadAccounts(shop, SITE_ID, lookup, accounts);
  const ctx = { ...(await services.directory.contextOf(SITE_ID)), user: editor };
  await loadConsents(app, ctx);
  await loadCustomer(shop, ctx, lookup);
  await loadOrders(app, ctx, lookup);
  await loadContent(shop, ctx, lookup);

  await markSample(app.db, SITE_ID, 'done');
  // The pictures of a page that was asked for are finished first.
  await app.inject({ url: '/' });
  app.log.info(`sample shop: ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return accounts;
}
