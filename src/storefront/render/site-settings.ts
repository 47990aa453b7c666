import type { CartType } from '#domain/commerce/cart-types.ts';
import { CHECKOUT_DEFAULTS, checkoutSettings } from '#schemas/api/settings.ts';
import { type Currency, domainDetect, EUROS } from '#schemas/api/site.ts';
import type { PagePorts, PageRequest } from '#schemas/site-entry.ts';
import { type ShopTheme, shopTheme } from './document/shop-theme.ts';
import { readContainer, TAG_CONTAINER_OPTION } from './document/tag-container.ts';

/** What every page needs to know of the site. */
export interface SiteSettings {
  /** Name of the shop, as the title of every page has it. */
  brand: string;
  siteId: number;
  storeId: number;
  apiKey: string;
  /** In which prices are. */
  currency: Currency;
  /** How shopping goes on after adding to the cart, one of `CART_TYPES` (CART-12). */
  cartType: CartType;
  /** The whole site is closed for everyone but the back office (SITE-15). */
  maintenance: boolean;
  /** Address of the logo for search engines; empty without one. */
  logo: string;
  theme: ShopTheme;
  /** Container of analytics tags; empty: the pages have none (SITE-10). */
  tagContainer: string;
}

const KEYS = ['Maintenance', 'LogoUrl', TAG_CONTAINER_OPTION] as const;

/** Reads the site's settings; a site that is not found leaves a page without brand. */
export async function readSite(request: PageRequest, ports: PagePorts): Promise<SiteSettings> {
  const [site, checkout, options, theme] = await Promise.all([
    ports.api.call(domainDetect, { body: { referer: request.origin } }),
    ports.api.call(checkoutSettings, {}),
    ports.options(KEYS),
    ports.theme(),
  ]);
  const found = site.errored ? null : site.data;
  const logo = options['LogoUrl'];
  return {
    brand: found?.name ?? '',
    siteId: request.siteId,
    storeId: found?.storeID ?? 1,
    apiKey: found?.apiKeyToken ?? '',
    currency: found?.currency ?? EUROS,
    cartType: (checkout.errored ? CHECKOUT_DEFAULTS : checkout.data.config).cartType,
    maintenance: options['Maintenance'] === true,
    logo: typeof logo === 'string' ? logo : '',
    theme: shopTheme(theme),
    tagContainer: readContainer(options[TAG_CONTAINER_OPTION]),
  };
}
