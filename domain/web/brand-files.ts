/** Files that the server makes of a site's logo, by what shows them. */
export const BRAND_FILES = {
  /** Where a page without a picture of its own is shared. */
  social: 'social.png',
  /** Above mails. */
  mail: 'mail-logo.png',
} as const;
