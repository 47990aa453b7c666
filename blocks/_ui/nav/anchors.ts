/** Anchor of the cookie notice: a link to `#postavke-kolacica` opens it again after it was answered. */
export const COOKIE_SETTINGS_ANCHOR = 'postavke-kolacica';
