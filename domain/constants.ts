/**
 * The specification's numbers that more than one place, or a test, has to agree on. Times are
 * milliseconds (CONST-02), limits are counts (CONST-04).
 */

/** A changed quantity of a cart line is sent when it has rested this long. */
export const QUANTITY_WAIT_MS = 500;
/** A toast can be read for this long at least; an error stays until it is closed (G-017). */
export const TOAST_MS = 4000;
/** A toast that has to be read with care stays this long. */
export const LONG_TOAST_MS = 12_000;
/** The thanks for a subscription close by themselves after this time. */
export const NEWSLETTER_THANKS_MS = 5000;

/** The newest tag is asked for once in this time (DEV-02). */
export const TAG_CACHE_MS = 3_600_000;
/** Releases are asked for once in this time: 0.08 h (DEV-03, G-101). */
export const RELEASE_CHECK_MS = 288_000;

/** Version of the core that the specification describes (DEV-01). */
export const CORE_VERSION = '1.12.191';
/** Kuna for one euro, fixed by law when Croatia took the euro (SITE-14). */
export const KUNA_PER_EURO = 7.5345;

/** Pieces of a cart line, also of a bundle. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
/** Records that can be picked for one field of a block. */
export const MAX_PICKED = 50;
/** Files of one upload to the media library. */
export const MAX_UPLOADS = 20;
/** Consents of one list, and assignments of one page. */
export const MAX_CONSENTS = 100;
export const ASSIGNMENTS_PER_PAGE = 50;
/** Products below the cart. */
export const CART_RELATED = 20;
/** The wishlist is asked for whole. */
export const WHOLE_WISHLIST = 9999;
/** Records of a list that names no limit. */
export const DEFAULT_LIMIT = 10;
/** Products on a page of a list, and as many as one may hold. */
export const PRODUCTS_PER_PAGE = 12;
export const MAX_PRODUCTS_PER_PAGE = 24;
/** Posts of a category list, of a blog's first page and of each step after it, and hits of a search. */
export const CATEGORY_POSTS = 5;
export const BLOG_POSTS = 10;
export const SEARCH_HITS = 12;
