import type { Shop } from '#server/app.ts';
import { importCatalog } from './catalog/catalog-import.repository.ts';
import { productRows } from './catalog/product-rows.ts';
import { withSwatches } from './catalog/variants.ts';
import { type Preset, readPreset } from './preset.ts';
import { loadBlog } from './sample-blog-load.ts';
import { addComments } from './sample-comments.repository.ts';
import { loadConsents } from './sample-consents-load.ts';
import { loadContent } from './sample-content-load.ts';
import { loadCustomer } from './sample-customer-load.ts';
import {
  countLoaded,
  createSampleLookup,
  isBlankWanted,
  isSampleWanted,
  markPreset,
} from './sample-data.repository.ts';
import { loadPictures } from './sample-pictures.ts';
import { loadAccounts, loadSite } from './sample-site-load.ts';
import { importShop } from './shop/shop-import.repository.ts';
import { accountsFor, type SampleAccount } from './site/accounts.ts';

/** The site that a fresh installation makes. */
const SITE_ID = 1;

/**
 * Loads the sample shop into an empty database; otherwise does nothing. One that was interrupted is
 * finished by the next call. The remaining sizes of its pictures are made while the server runs.
 * Answers the accounts to try it with; none when it loaded nothing.
 */
export async function seedSample(shop: Shop): Promise<readonly SampleAccount[]> {
  const { app } = shop;
  if (!(await isSampleWanted(app.db, SITE_ID))) return [];
  const startedAt = Date.now();
  app.log.info('sample shop: loading into the empty database, once');
  const preset = readPreset();
  await markPreset(app.db, SITE_ID, 'bonaca', 'loading');
  await loadPictures(shop, SITE_ID, preset);
  const accounts = accountsFor(app.config);
  await loadPreset(shop, SITE_ID, preset, accounts);
  await markPreset(app.db, SITE_ID, 'bonaca', 'done');
  // The pictures of a page that was asked for are finished first.
  await app.inject({ url: '/' });
  app.log.info(`sample shop: ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return accounts;
}

/**
 * Gives a site without any page those that every shop needs, from home to checkout, with header,
 * footer and menus; otherwise does nothing. One that was interrupted is finished by the next call.
 */
export async function seedBlank(shop: Shop): Promise<void> {
  const { app } = shop;
  if (!(await isBlankWanted(app.db, SITE_ID))) return;
  app.log.info('blank shop: making the pages that every shop needs, once');
  await markPreset(app.db, SITE_ID, 'blank', 'loading');
  await loadPreset(shop, SITE_ID, readPreset('blank'), []);
  await markPreset(app.db, SITE_ID, 'blank', 'done');
}

/** What the blank shop is called in its texts. */
const BLANK_NAMES = /Moja trgovina|My shop|Mein Shop/g;
/** Languages are the choice of whoever made the site. */
const CHOSEN = ['DefaultLanguage', 'AllowedLanguages'];

/**
 * Gives a site that was made in the back office the pages that every shop needs, under the name and
 * in the languages it has; otherwise does nothing. Called again, it finishes what was interrupted.
 */
export async function fillNewSite(shop: Shop, siteId: number): Promise<void> {
  const { app, services } = shop;
  if (!(await isBlankWanted(app.db, siteId))) return;
  const { site } = await services.directory.contextOf(siteId);
  const preset = readPreset('blank');
  const { element } = preset;
  const settings = renamed(preset.settings, site.name);
  settings.options = settings.options.filter(({ key }) => !CHOSEN.includes(key));
  const own: Preset = {
    ...preset,
    settings,
    element: (name, idOf) => renamed(element(name, idOf), site.name),
  };
  await markPreset(app.db, siteId, 'blank', 'loading');
  await loadPreset(shop, siteId, own, []);
  await markPreset(app.db, siteId, 'blank', 'done');
}

/** The same with the name of the site wherever the blank shop is named. */
function renamed<Part>(part: Part, name: string): Part {
  const inJson = JSON.stringify(name).slice(1, -1);
  return JSON.parse(JSON.stringify(part).replace(BLANK_NAMES, () => inJson));
}

/** Loads everything but the pictures, which have to be there. What is there already is left alone. */
export async function loadPreset(
  shop: Shop,
  siteId: number,
  preset: Preset,
  accounts: readonly SampleAccount[],
): Promise<void> {
  const { app, services } = shop;
  const lookup = createSampleLookup(app.db, siteId);
  const place = await services.directory.contextOf(siteId);
  if (preset.products.length > 0) {
    const { brands, categories, tags, attributes, products, pictures } = preset;
    await importCatalog(app.db, {
      siteId,
      currencyId: place.store.currencyId,
      brands,
      categories,
      tags,
      attributes: withSwatches(attributes, products, pictures),
      products: productRows(preset),
    });
    await countLoaded(app.db);
  }
  if (preset.blog) {
    await loadBlog(shop, siteId, lookup, preset.blog);
    await addComments(app.db, siteId, preset.blog.comments);
  }
  await loadSite(shop, siteId, preset);
  await importShop(app.db, { ...preset, siteId, storeId: place.store.id });
  const editor = await loadAccounts(shop, siteId, lookup, accounts);
  const ctx = { ...(await services.directory.contextOf(siteId)), user: editor };
  if (preset.consents.consents.length > 0) await loadConsents(app, ctx, preset.consents);
  if (preset.customer) await loadCustomer(shop, ctx, lookup, preset.customer);
  await loadContent(shop, ctx, lookup, preset);
}
