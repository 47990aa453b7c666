import type { FastifyInstance } from 'fastify';
import { filterProducts, layeredNavigation } from '#schemas/api/catalog.ts';
import { filterCategories, filterTags, getCategory } from '#schemas/api/categories.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { CatalogService } from './catalog.service.ts';
import { selectFields } from './product-view.ts';

/** Lists of the catalogue and what they can be filtered by (LIST-09, LIST-11, FILT-04). */
export function catalogRoutes(app: FastifyInstance, catalog: CatalogService) {
  app.implement(filterProducts, async ({ body }, ctx) => {
    const paging = pagingOf(body);
    const { records, total } = await catalog.products({
      ...paging,
      ...narrowingOf(body, ctx),
      ...(body.sort && { sort: body.sort }),
      withHidden: body.list === false,
    });
    const fields = body.select && new Set(body.select);
    const shown = fields ? records.map((product) => selectFields(product, fields)) : records;
    return toRecords(shown, total, paging);
  });

  app.implement(layeredNavigation, ({ body }, ctx) => catalog.facets(narrowingOf(body, ctx)));

  app.implement(filterCategories, async ({ body }, { site, locale }) => {
    const paging = pagingOf(body.tree || body.ids ? { limit: 0, ...body } : body);
    const all = await catalog.categories(site.id, locale, body);
    const page = all.slice(paging.offset, paging.offset + paging.limit);
    return toRecords(page, all.length, paging);
  });

  app.implement(getCategory, ({ params }, { site, locale }) =>
    catalog.category(site.id, locale, params.id),
  );

  app.implement(filterTags, async ({ body }, { site, locale }) => {
    const paging = pagingOf(body.ids ? { limit: 0, ...body } : body);
    const all = await catalog.tags(site.id, locale, body);
    return toRecords(all.slice(paging.offset, paging.offset + paging.limit), all.length, paging);
  });
}

function narrowingOf(
  body: InputOf<typeof layeredNavigation>['body'],
  { site, store, locale }: CallContext,
) {
  return {
    siteId: site.id,
    storeId: store.id,
    locale,
    currencyId: body.currency ?? store.currencyId,
    ...(body.filters && { filters: body.filters }),
    ...(body.mainCategory !== undefined && { mainCategory: body.mainCategory }),
    ...(body.keywords && { keywords: body.keywords }),
  };
}
