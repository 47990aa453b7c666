import type { Shop } from '#server/app.ts';
import type { CallUser } from '#server/plugins/call-context.ts';
import { importCatalog } from '../catalog/catalog-import.repository.ts';
import { productRows } from '../catalog/product-rows.ts';
import { withSwatches } from '../catalog/variants.ts';
import type { Preset } from '../preset.ts';
import { countLoaded, createSampleLookup } from '../sample-data.repository.ts';
import { importShop } from '../shop/shop-import.repository.ts';
import type { SampleAccount } from '../site/accounts.ts';
import { loadBlog } from './sample-blog-load.ts';
import { addComments } from './sample-comments.repository.ts';
import { loadConsents } from './sample-consents-load.ts';
import { loadContent } from './sample-content-load.ts';
import { loadCustomer } from './sample-customer-load.ts';
import { loadFonts } from './sample-fonts.ts';
import { loadAccounts, loadSite } from './sample-site-load.ts';
import { loadWords } from './sample-words-load.ts';

/** Who stores consents: the product itself, whose work is not among the changes of people. */
const IMPORTER: CallUser = { id: 0, email: '', scope: 'backoffice', role: 'owner' };

/** Loads everything but the pictures, which have to be there. What is there already is left alone. */
export async function loadPreset(
  shop: Shop,
  siteId: number,
  preset: Preset,
  accounts: readonly SampleAccount[],
  onStored?: (count: number) => void,
): Promise<void> {
  const { app, services } = shop;
  const lookup = createSampleLookup(app.db, siteId);
  const place = await services.directory.contextOf(siteId);
  if (preset.products.length > 0 || preset.categories.length > 0) {
    const { brands, categories, tags, attributes, products, pictures, shift } = preset;
    await importCatalog(app.db, {
      siteId,
      currencyId: place.store.currencyId,
      brands,
      categories,
      tags: tags.map((tag) => ({ ...tag, id: tag.id + shift.tag })),
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
  if (preset.consents.consents.length > 0) {
    await loadConsents(app, { ...ctx, user: IMPORTER }, preset.consents);
  }
  if (preset.customer) await loadCustomer(shop, ctx, lookup, preset.customer);
  await loadFonts(shop, siteId, preset);
  await loadContent(shop, ctx, lookup, preset, onStored);
  await loadWords(shop, ctx, preset);
}
