import type { FastifyInstance } from 'fastify';
import { filterCategories, filterProducts, filterTags } from '#schemas/api/catalog.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { CatalogService } from './catalog.service.ts';
import { narrowingOf } from './filters.ts';

const NEWEST_FIRST = { param: 'id', order: 'desc' } as const;

/** Lists of the catalogue (LIST-09, LIST-11). */
export function catalogRoutes(app: FastifyInstance, catalog: CatalogService) {
  app.implement(filterProducts, async ({ body }, { site, store, locale }) => {
    const paging = pagingOf(body);
    const { records, total } = await catalog.products({
      ...paging,
      ...(body.mainCategory !== undefined && { categoryId: body.mainCategory }),
      ...narrowingOf(body.filters ?? []),
      ...(body.keywords && { keywords: body.keywords }),
      siteId: site.id,
      locale,
      currencyId: body.currency ?? store.currencyId,
      sort: body.sort ?? NEWEST_FIRST,
    });
    return toRecords(records, total, paging);
  });

  app.implement(filterCategories, async ({ body }, { site, locale }) => {
    const paging = pagingOf(body);
    const all = await catalog.categories(site.id, locale, body);
    const page = all.slice(paging.offset, paging.offset + paging.limit);
    return toRecords(page, all.length, paging);
  });

  app.implement(filterTags, async ({ body }, { site, locale }) => {
    const paging = pagingOf(body);
    const all = await catalog.tags(site.id, locale);
    return toRecords(all.slice(paging.offset, paging.offset + paging.limit), all.length, paging);
  });
}
