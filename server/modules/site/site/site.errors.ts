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
