import type { FastifyInstance } from 'fastify';
import { filterPosts, filterTerms, getPost, getTerm } from '#schemas/api/blog.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { BlogService } from './blog.service.ts';

/** Posts and terms (BLOG-10, BLOG-11, BLOG-14, BLOG-15). */
export function blogRoutes(app: FastifyInstance, blog: BlogService) {
  app.implement(filterPosts, async ({ body }, { site, locale }) => {
    const paging = pagingOf(body.filters?.ids ? { limit: 0, ...body } : body);
    const { display, termSlugs, postTypeSlugs, dateFrom, dateTo, ids } = body.filters ?? {};
    const { records, total } = await blog.posts({
      ...paging,
      siteId: site.id,
      locale,
      order: body.sort?.order ?? 'desc',
      ...(termSlugs && termSlugs.length > 0 && { termSlugs }),
      ...(postTypeSlugs && postTypeSlugs.length > 0 && { typeSlugs: postTypeSlugs }),
      ...(display === 'featured' && { isFeatured: true }),
      ...(dateFrom && { dateFrom }),
      ...(dateTo && { dateTo }),
      ...(ids && { ids }),
    });
    return toRecords(records, total, paging);
  });

  app.implement(filterTerms, async ({ body }, { site, locale }) => {
    const paging = pagingOf({ ...body, allowUnlimited: body.noPaginate === true });
    const all = await blog.terms(site.id, locale, body.termTypeTitles);
    return toRecords(all.slice(paging.offset, paging.offset + paging.limit), all.length, paging);
  });

  app.implement(getTerm, ({ params }, { site, locale }) => blog.term(site.id, locale, params.slug));

  app.implement(getPost, ({ params }, { site, store, locale }) =>
    blog.post(
      { siteId: site.id, storeId: store.id, currencyId: store.currencyId, locale },
      params.slug,
    ),
  );
}
