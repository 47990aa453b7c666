import { PAGES_TAG } from '#server/cache-tags.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { FinderSource } from './sources.ts';

/** Pages as things with addresses. The finder decides them itself, because it needs the element. */
export function createPageSource(
  content: ContentService,
  homeSlug: (siteId: number) => Promise<string | null>,
): FinderSource {
  return {
    kind: 'page',
    listTag: PAGES_TAG,
    async bySlug(siteId, slug) {
      const page = await content.publishedPage(siteId, slug);
      return page && { id: page.id, slug };
    },
    byId: (siteId, id) => content.publishedAddress(siteId, id),
    async search({ siteId, keywords, limit }) {
      const pages = await content.pagesLike(siteId, keywords, limit);
      return pages.map(({ id, title, slug }) => ({ id, title: title || slug, slug }));
    },
    async all(siteId) {
      const home = await homeSlug(siteId);
      const pages = await content.publicAddresses(siteId);
      const builtIn = await content.builtInAddresses(siteId);
      return [
        ...pages.map(({ slug, changedAt, languages }) => ({
          slug: slug === home ? '' : slug,
          changedAt,
          languages,
        })),
        ...builtIn.map((slug) => ({ slug })),
      ];
    },
  };
}
