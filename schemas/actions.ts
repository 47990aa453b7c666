/**
 * Addresses of the forms that work without JavaScript. Each takes a urlencoded form from a page of
 * this origin, with the field `redirect` (a path of the site; default: the page it was sent from), and
 * answers 303 back with a notice (`NOTICE_QUERY`). Sent as JSON, or with `accept: application/json`, it
 * answers the envelope of the API instead.
 */
export const ACTIONS = {
  /**
   * Fields `productId`, `qty` (default 1) and the choices of a bundle (`cart-form.ts`). Starts a cart
   * when there is none.
   */
  cartAdd: '/akcije/kosarica/dodaj',
  /** Fields `email` and `acceptedConsents` (any number of times). */
  newsletter: '/akcije/newsletter',
  /** Fields `productId`, `email` and `acceptedConsents` (any number of times) (PROD-11). */
  availability: '/akcije/dostupnost',
  /** Fields `name`, `email`, `message` and `acceptedConsents` (any number of times). */
  contact: '/akcije/kontakt',
  /** Field `languageCode`; goes to the same page in that language. */
  language: '/akcije/jezik',
  /** Fields `choice`, one of `CONSENT_CHOICES`, and `category` (any number of times) for `selected`. */
  cookies: '/akcije/kolacici',
  /** Fields `itemId` and `qty`; 0 takes the line out. */
  cartQuantity: '/akcije/kosarica/kolicina',
  /** Fields `username`, `password`; goes to `redirect`, after a failure back to `page`. */
  login: '/akcije/prijava',
  /** Fields of `auth.register`, `acceptedConsents` any number of times; goes on as a login does. */
  register: '/akcije/registracija',
  /** Field `email`. */
  forgotPassword: '/akcije/lozinka/zaboravljena',
  /** Fields `token`, `newPassword`, `newPasswordAgain`; goes to the login page (AUTH-23). */
  resetPassword: '/akcije/lozinka/nova',
  /** Fields `oldPassword`, `newPassword`, `newPasswordAgain`. */
  changePassword: '/akcije/profil/lozinka',
  /** Fields `firstName`, `lastName`, `email`, `memberCardBarcode` (PROF-10). */
  profile: '/akcije/profil/podaci',
  /** Fields of `users.createAddress`; `addressId` names one to change (PROF-05, PROF-06). */
  address: '/akcije/profil/adresa',
  /** Field `productId`; adds it to the wishlist, or takes it away. */
  wish: '/akcije/lista-zelja',
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
