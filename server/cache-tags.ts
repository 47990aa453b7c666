/** Tags under which pages are kept; code that changes a thing publishes its tag on the bus. */

/** Published when messages may have been missed: everything may have changed. */
export const ALL_TAGS = '*';

/** Tags of what belongs to one site as a whole: published as they are, they tell of every site. */
const WHOLE = ['options', 'settings', 'navigation', 'sites'] as const;
type Whole = (typeof WHOLE)[number];

/** Tag that tells of a change in one site alone. */
export function siteTag(tag: Whole, siteId: number): string {
  return `${tag}:${siteId}`;
}

/** The tags of an answer for a site, with those that tell of a change in this site alone. */
export function tagsOfSite(siteId: number, tags: Iterable<string>): string[] {
  const all = new Set(tags);
  for (const tag of WHOLE) if (all.has(tag)) all.add(siteTag(tag, siteId));
  return [...all];
}

/** Which sites a change is about by one of the tags: all, those with an id, or none. */
export function sitesOf(of: readonly Whole[], tags: readonly string[]): 'all' | number[] {
  if (tags.includes(ALL_TAGS) || of.some((tag) => tags.includes(tag))) return 'all';
  return tags.flatMap((tag) => {
    const [name, id] = tag.split(':');
    return of.some((wanted) => wanted === name) && id !== undefined ? [Number(id)] : [];
  });
}

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

/** Tag of what is shown in the place of an element that a site does not have: its name is in it. */
export const BUILT_IN_TAG: Whole = 'settings';

/** Tag of lists of pages. */
export const PAGES_TAG = 'pages';

/** Tag of all that a cache keeps of one site; published to empty it. */
export function cacheTag(name: string, siteId: number): string {
  return `cache:${name}:${siteId}`;
}
