import {
  type SystemMarks,
  type SystemPageName,
  systemPageOf,
} from '#schemas/content/system-pages.ts';

/**
 * What a system page is of no use without: promises that blocks on it keep (`provides`), in the order
 * in which they stand on the page. A page not named here may hold what its owner likes.
 */
export const PAGE_DUTIES: Readonly<Partial<Record<SystemPageName, readonly string[]>>> = {
  shop: ['product-list'],
  cart: ['cart-items', 'cart-summary'],
  checkout: [
    'checkout-steps',
    'order-address',
    'delivery-method',
    'payment-method',
    'order-consents',
    'order-button',
    'order-summary',
  ],
  checkoutSuccess: ['order-thanks'],
  checkoutFailure: ['payment-failure'],
  login: ['login-form'],
  register: ['registration-form'],
  forgotPassword: ['password-reset'],
  confirmEmail: ['email-confirmation'],
  socialLogin: ['social-login'],
  profile: ['personal-data', 'order-history', 'wishlist', 'password-change'],
  search: ['search-box', 'search-results'],
  blog: ['post-list'],
  product: ['product-title', 'buy-box'],
  category: ['category-title', 'product-list'],
  post: ['post-title', 'post-body'],
  event: ['event-details'],
  notFound: ['not-found-note'],
  header: ['site-header'],
  footer: ['site-footer'],
  cookieNotice: ['cookie-choice'],
};

/** Promises that have to be kept on an element, by which system page it is; none for all others. */
export function dutiesOf(content: SystemMarks): readonly string[] {
  const page = systemPageOf(content);
  return (page && PAGE_DUTIES[page.name]) ?? [];
}
