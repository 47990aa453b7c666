import { defineError } from '#server/errors.ts';

export const UnknownDomain = defineError('UNKNOWN_DOMAIN', 'Unknown domain', 404);
/** The site has no general setting of a language (SITE-11). */
export const NoGlobalLanguage = defineError(
  'NO_GLOBAL_LANGUAGE',
  'Setting has no global language.',
  404,
);
/** The site has no store to sell from (CART-29). */
export const StoreUndefined = defineError('STORE_UNDEFINED', 'Store is not defined', 400);
/** `hosts` names those that lead to another site. */
export const HostTaken = defineError('HOST_TAKEN', 'A host leads to another site', 409);
export const TooManySites = defineError('TOO_MANY_SITES', 'There are as many sites as may be', 409);
export const OwnSite = defineError('OWN_SITE', 'The site that is asked cannot be closed', 409);
export const LastOpenSite = defineError('LAST_OPEN_SITE', 'No other site is open', 409);
/** Prices of products and orders are in the currency of their site. */
export const CurrencyInUse = defineError('CURRENCY_IN_USE', 'The site has prices', 409);
/** Why a site cannot sell the products of another. */
export const SharedTwice = defineError('SHARED_TWICE', 'The other site has no own products', 409);
export const CurrencyDiffers = defineError('CURRENCY_DIFFERS', 'The currencies differ', 409);
export const OwnProducts = defineError('OWN_PRODUCTS', 'The site has products of its own', 409);
export const ProductsLent = defineError('PRODUCTS_LENT', 'Other sites sell its products', 409);
/** Why a site cannot know the customers of another. */
export const CustomersSharedTwice = defineError(
  'CUSTOMERS_SHARED_TWICE',
  'The other site has no own customers',
  409,
);
export const OwnCustomers = defineError('OWN_CUSTOMERS', 'The site has customers of its own', 409);
export const CustomersLent = defineError('CUSTOMERS_LENT', 'Other sites know its customers', 409);
/** The only site follows the setting `PUBLIC_URL`, also after the next start. */
export const AddressIsSet = defineError('ADDRESS_IS_SET', 'PUBLIC_URL decides the address', 409);
