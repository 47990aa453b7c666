import type { FastifyInstance } from 'fastify';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import { type Manifest, readManifest } from '#server/seed/manifest.ts';
import { loadBlog } from '#server/seed/sample-blog-load.ts';
import { loadCatalog } from '#server/seed/sample-catalog-load.ts';
import { loadConsents } from '#server/seed/sample-consents-load.ts';
import { loadContent } from '#server/seed/sample-content-load.ts';
import { loadCustomer } from '#server/seed/sample-customer-load.ts';
import { continueMediaIds, createSampleLookup } from '#server/seed/sample-data.repository.ts';
import { loadOrders } from '#server/seed/sample-orders-load.ts';
import { loadShop } from '#server/seed/sample-shop-load.ts';
import { loadAccounts, loadSite } from '#server/seed/sample-site-load.ts';
import { sampleAccounts } from '#server/seed/site/accounts.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

export const SITE_ID = 1;

/**
 * The sample shop with the rules of the real blocks, so that every call has something to answer
 * with. Its pictures are rows without files, which saves the time of making them.
 */
export async function openSampleShop(
  settings: Pick<TestSettings, 'extend'> = {},
): Promise<TestApp> {
  const content = createContentRules(createRegistry(allBlocks));
  const test = await createTestApp({ ...settings, entry: { ...fakeEntry, content } });
  await fillShop(test);
  return test;
}

async function fillShop(shop: TestApp) {
  const { app, services } = shop;
  const manifest = await readManifest();
  const lookup = createSampleLookup(app.db, SITE_ID);
  const { store } = await services.directory.contextOf(SITE_ID);
  await insertPictures(app, manifest);
  await loadCatalog(app, SITE_ID, store.currencyId, manifest);
  await loadBlog(shop, SITE_ID, lookup);
  await loadSite(shop, SITE_ID);
  await loadShop(app, SITE_ID, store.id);
  const editor = await loadAccounts(shop, SITE_ID, lookup, sampleAccounts);
  const ctx = { ...(await services.directory.contextOf(SITE_ID)), user: editor };
  await loadConsents(app, ctx);
  await loadCustomer(shop, ctx, lookup);
  await loadOrders(app, ctx, lookup);
  await loadContent(shop, ctx, lookup);
}

async function insertPictures(app: FastifyInstance, { pictures }: Manifest) {
  const rows = pictures.map(({ id, file, name, alt }) => ({
    id,
    site_id: SITE_ID,
    hash: id.toString(16).padStart(64, '0'),
    key: `aa/${id}/original.webp`,
    title: name.hr,
    descriptions: JSON.stringify(alt),
    mime: 'image/webp',
    extension: 'webp',
    original_name: file.replace(/^.*\//, ''),
    size: 100,
    width: 640,
    height: 480,
    thumbhash: '',
    dominant_color: '#eef2f0',
    variants: JSON.stringify([]),
  }));
  await app.db.insertInto('media').values(rows).execute();
  await continueMediaIds(app.db);
}
