/**
 * Notices that a redirect after a form without JavaScript may ask for, as `?poruka=<key>`. The
 * page shows the text `page:notice.<key>`; any other value shows nothing.
 */
export const NOTICES = {
  'added-to-cart': 'success',
  'cart-unchanged': 'error',
  'newsletter-subscribed': 'success',
  'newsletter-already-subscribed': 'info',
  'email-invalid': 'error',
  'stock-alert-saved': 'success',
  'stock-alert-exists': 'info',
  'product-available': 'info',
  'question-sent': 'success',
  'form-sent': 'success',
  'form-refused': 'error',
  'form-changed': 'error',
  'logged-in': 'success',
  'login-failed': 'error',
  'logged-out': 'success',
  'cart-updated': 'success',
  'removed-from-cart': 'success',
  'not-in-cart': 'info',
  'restored-to-cart': 'success',
  'not-restored': 'error',
  'quantity-invalid': 'error',
  'coupon-missing': 'error',
  'coupon-applied': 'success',
  'coupon-removed': 'success',
  'coupon-unknown': 'error',
  'coupon-not-applicable': 'error',
  'coupon-no-longer-valid': 'info',
  'member-card-missing': 'error',
  'member-card-applied': 'success',
  'member-card-needs-login': 'error',
  'checkout-needs-login': 'error',
  'confirm-email': 'info',
  'too-many-attempts': 'error',
  'unknown-device': 'error',
  'second-factor': 'error',
  'captcha-missing': 'error',
  'captcha-failed': 'error',
  'social-login-failed': 'error',
  'social-login-without-email': 'error',
  'email-confirmed': 'success',
  'email-not-confirmed': 'error',
  registered: 'success',
  'user-exists': 'error',
  'check-form': 'error',
  'password-mail-sent': 'success',
  'password-changed': 'success',
  'old-password-wrong': 'error',
  'link-expired': 'error',
  'personal-data-updated': 'success',
  'billing-address-updated': 'success',
  'delivery-address-updated': 'success',
  'member-card-invalid': 'error',
  'added-to-wishlist': 'success',
  'removed-from-wishlist': 'success',
  'wishlist-needs-login': 'error',
  'prices-changed': 'info',
  'address-first': 'info',
  'choose-delivery': 'error',
  'choose-payment': 'error',
  'accept-consents': 'error',
  'consents-not-logged': 'info',
  'member-card-no-longer-valid': 'error',
  'not-enough-in-stock': 'error',
  'reduce-quantity': 'error',
  'product-unavailable': 'error',
  'fee-added': 'info',
  'fee-removed': 'info',
  'payment-failed': 'error',
  'order-given-up': 'success',
  'order-not-waiting': 'info',
  'payment-needs-script': 'error',
  'payment-being-checked': 'info',
  'comment-published': 'success',
  'comment-changed': 'success',
  'comment-awaits-approval': 'success',
  'comment-exists': 'info',
  'comment-needs-login': 'error',
  'comments-closed': 'error',
  'try-again': 'error',
} as const satisfies Record<string, 'success' | 'error' | 'info'>;
export type NoticeKey = keyof typeof NOTICES;

/** Name of the query parameter. */
export const NOTICE_QUERY = 'poruka';

/** Query parameter beside `not-enough-in-stock`: the products that are short and their pieces, as `12.5,7.0`. */
export const LEFT_QUERY = 'zaliha';

/** What is short, by the text of `LEFT_QUERY`; empty for any other text. */
export function readLeft(text: string): { productId: number; free: number }[] {
  if (!/^\d{1,9}\.\d{1,6}(,\d{1,9}\.\d{1,6}){0,9}$/.test(text)) return [];
  return text.split(',').map((pair) => {
    const [productId, free] = pair.split('.').map(Number);
    return { productId: productId ?? 0, free: free ?? 0 };
  });
}
