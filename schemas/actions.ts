/**
 * Addresses of the forms that work without JavaScript. Each takes a urlencoded form from a page of
 * this origin, with the field `redirect` (a path of the site; default: the page it was sent from), and
 * answers 303 back with a notice (`NOTICE_QUERY`). Sent as JSON, or with `accept: application/json`, it
 * answers the envelope of the API instead.
 */
export const ACTIONS = {
  /** Fields `productId` and `qty` (default 1). Starts a cart when there is none. */
  cartAdd: '/akcije/kosarica/dodaj',
  /** Fields `email` and `acceptedConsents` (any number of times). */
  newsletter: '/akcije/newsletter',
  /** Field `languageCode`; goes to the same page in that language. */
  language: '/akcije/jezik',
  /** Fields `choice`, one of `CONSENT_CHOICES`, and `category` (any number of times) for `selected`. */
  cookies: '/akcije/kolacici',
  /** No field; goes home (ROUTE-41). */
  logout: '/akcije/odjava',
} as const;

/** What a visitor may answer to the cookie notice. */
export const CONSENT_CHOICES = ['all', 'necessary', 'selected'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Kinds of cookies that need consent (CONS-09); what is necessary is never asked for. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Readable cookie with the answer to the cookie notice, 30 days (SITE-26): `all`, `necessary`, or the
 * accepted categories joined by dots.
 */
export const CONSENT_COOKIE = 'cookieConsent';

/** Cookie with the language of the switcher; 365 days (I18N-03). */
export const LOCALE_COOKIE = 'locale';
