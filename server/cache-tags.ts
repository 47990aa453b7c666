/** Tags under which pages are kept; code that changes a thing publishes its tag on the bus. */

/** Published when messages may have been missed: everything may have changed. */
export const ALL_TAGS = '*';

/** Tag of everything that shows an element. */
export function elementTag(id: number): string {
  return `element:${id}`;
}

/** Tag of whatever was decided by a slug, also that nothing is there. */
export function slugTag(slug: string): string {
  return `slug:${slug}`;
}

/** Tag of pages that show header, footer or cookie notice, also of those where one is missing. */
export const STATICS_TAG = 'statics';
/** Tag of everything that shows how a site looks. */
export function themeTag(siteId: number): string {
  return `theme:${siteId}`;
}

/** Tag of lists of pages. */
export const PAGES_TAG = 'pages';

/** Tag of all that a cache keeps of one site; published to empty it. */
export function cacheTag(name: string, siteId: number): string {
  return `cache:${name}:${siteId}`;
}
