import { LOCALES } from '#domain/locales.ts';
import type { Shop } from '#server/app.ts';
import type { CallUser } from '#server/plugins/call-context.ts';
import type { Preset } from '../preset.ts';
import { nameShop, type SampleLookup } from '../sample-data.repository.ts';
import type { SampleAccount } from '../site/accounts.ts';
import { treeOf } from '../site/navigation-builder.ts';

/** Name, options and navigations of the shop. */
export async function loadSite(
  shop: Shop,
  siteId: number,
  { settings, navigations, kept }: Pick<Preset, 'settings' | 'navigations' | 'kept'>,
): Promise<void> {
  const { name: shopName, store } = settings;
  await nameShop(shop.app.db, siteId, { name: shopName, ...store }, kept);
  for (const { key, value, media } of settings.options) {
    await shop.services.site.saveOption(siteId, key, value, media);
  }
  for (const [name, navigation] of Object.entries(navigations)) {
    for (const locale of LOCALES) {
      const tree = treeOf(navigation, locale);
      if (tree) await shop.services.site.saveNavigation(siteId, name, locale, tree);
    }
  }
  await shop.app.bus.publish(['settings']);
}

/**
 * Accounts to try the shop and the editor with; answers the first editor. Those that an interrupted
 * load has made get the passwords of this one, as nobody was told the others.
 */
export async function loadAccounts(
  shop: Shop,
  siteId: number,
  lookup: SampleLookup,
  accounts: readonly SampleAccount[],
): Promise<CallUser | null> {
  for (const account of accounts) {
    const { email, password } = account;
    if (await lookup.hasAccount(email))
      await shop.services.auth.setPassword(siteId, email, password);
    else await shop.services.auth.createAccount({ ...account, siteId });
  }
  return lookup.firstEditor();
}
