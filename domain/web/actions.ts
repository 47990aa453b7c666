/**
 * Addresses of the forms that work without JavaScript. Each takes a urlencoded form from a page of
 * this origin, with the field `redirect` (a path of the site; default: the page it was sent from), and
 * answers 303 back with a notice (`NOTICE_QUERY`). Sent as JSON, or with `accept: application/json`, it
 * answers the envelope of the API instead.
 */
export const ACTIONS = {
  /**
   * Fields `productId`, `qty` (default 1) and the choices of a bundle (`cart-form.ts`). Starts a cart
   * when there is none. Where `productId` comes several times, a piece of each that is not in the cart
   * yet is put in: all of them or none. Data for a script holds the `cart`, and where `window` names the
   * path of the cart and the site opens a window, also its page (`window`).
   */
  cartAdd: '/akcije/kosarica/dodaj',
  /**
   * Fields `itemId` and those of `cartAdd`: the line as it is to be. Another variant of the product
   * takes its place. A failure goes back to `page`.
   */
  cartEdit: '/akcije/kosarica/stavka',
  /** Fields `email` and `acceptedConsents` (any number of times). */
  newsletter: '/akcije/newsletter',
  /** Fields `productId`, `email` and `acceptedConsents` (any number of times) (PROD-11). */
  availability: '/akcije/dostupnost',
  /** Fields `name`, `email`, `message` and `acceptedConsents` (any number of times). */
  contact: '/akcije/kontakt',
  /**
   * Fields `element`, `node`, `language` and `stamp` of the form, `f1` to `f20` (any number of times)
   * and `consent`. Goes to `redirect`, after a failure back to `page`.
   */
  form: '/akcije/obrazac',
  /** Field `languageCode`; goes to the same page in that language. */
  language: '/akcije/jezik',
  /** Fields `choice`, one of `CONSENT_CHOICES`, and `category` (any number of times) for `selected`. */
  cookies: '/akcije/kolacici',
  /** Fields `itemId` and `qty`; 0 takes the line out. */
  cartQuantity: '/akcije/kosarica/kolicina',
  /** Fields `itemId` and `item` (JSON of the line as `removedItemSchema`), kept to be put back. */
  cartRemove: '/akcije/kosarica/ukloni',
  /** Field `item`, as in the cookie of `REMOVED_COOKIE`; puts one piece back. */
  cartRestore: '/akcije/kosarica/vrati',
  /** Field `couponCode`. */
  coupon: '/akcije/kosarica/kupon',
  /** No field. */
  couponRemove: '/akcije/kosarica/kupon/ukloni',
  /** Field `barcode`, of a logged-in customer. */
  memberCard: '/akcije/kosarica/kartica',
  /** Fields `username`, `password`; goes to `redirect`, after a failure back to `page`. */
  login: '/akcije/prijava',
  /** Field `token` of a mail; confirms the address (AUTH-09). */
  verifyEmail: '/akcije/potvrda-emaila',
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
  /**
   * First step of the checkout: fields of an address (CHK-09), the same with `PAYER_PREFIX` where
   * `different` is set, `isCompany`, `companyName`, `companyOIB`; `keep` also puts them into the
   * profile of a customer;
   * `skipDelivery` takes the first way of delivery (CHK-13). This and the following go to
   * `redirect`, after a failure back to `page`.
   */
  checkoutAddress: '/akcije/naplata/adresa',
  /**
   * Fields `deliveryMethodId`, `branch-<method>`, `delivery-<method>-<field>`, `giftMessage`, `to`, `from`; `stay` only saves the
   * method.
   */
  checkoutDelivery: '/akcije/naplata/dostava',
  /** Field `orderMessage`. */
  checkoutNote: '/akcije/naplata/napomena',
  /**
   * Makes the order: fields `paymentMethodId`, `consent-<id>` for each that is accepted, `shownTotal`
   * (what the page says it costs), `userId`, `cartId` (what the page shows), `failure`. Goes to `redirect` with `orderSlug`, or on to
   * the provider of the payment. `stay` only saves the method.
   */
  checkoutOrder: '/akcije/naplata/narudzba',
  /**
   * No field; goes on after a payment that failed: to `redirect` with the cart of before, or to the
   * provider again.
   */
  checkoutRetry: '/akcije/naplata/ponovno',
  /** No field; gives up the order that waits for its payment. Its things are in the cart. */
  checkoutGiveUp: '/akcije/naplata/odustani',
  /** Fields `targetType`, `targetId`, `body`, `rating`, of a logged-in customer (REV-01). */
  comment: '/akcije/komentar',
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
