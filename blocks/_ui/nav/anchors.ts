/** Id of the window that asks guests to log in before the checkout (AUTH-11). */
export const LOGIN_MODAL_ID = 'login-before-checkout';

/** Anchor of the cookie notice: a link to `#postavke-kolacica` opens it again after it was answered. */
export const COOKIE_SETTINGS_ANCHOR = 'postavke-kolacica';
