import { elementTag, PAGES_TAG, STATICS_TAG, slugTag, themeTag } from '#server/cache-tags.ts';
import type { ElementRow } from './element-row.ts';

/** What a publication changes for shoppers. */
export function tagsOf(before: ElementRow, after: ElementRow): string[] {
  const slugs = [before.published_slug, after.published_slug].filter((slug) => !!slug);
  return [
    elementTag(after.id),
    ...new Set(slugs.map((slug) => slugTag(slug ?? ''))),
    ...(after.handler ? [STATICS_TAG] : []),
    ...(after.type === 'page' ? [PAGES_TAG] : []),
    ...(after.type === 'theme' ? [themeTag(after.site_id)] : []),
  ];
}
