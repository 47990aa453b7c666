import type { FastifyInstance } from 'fastify';
import { checkBundles, getProduct, getPublicProducts } from '#schemas/api/product.ts';
import { MAX_ID } from '#schemas/primitives.ts';
import { NotFound, QueryParametersMissing } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { CatalogService } from './catalog.service.ts';

/** Single products (PROD-01, BUND-01). */
export function productRoutes(app: FastifyInstance, catalog: CatalogService) {
  app.implement(getProduct, async ({ query }, ctx) => {
    const { id, slug, store, currency } = query;
    if (id === undefined && slug === undefined) {
      throw new QueryParametersMissing({ fields: { slug: 'required', id: 'required' } });
    }
    const isOwn = store === undefined || (await catalog.isStoreOf(ctx.site.id, store));
    if (!isOwn) throw new NotFound();
    const place = placeOf(ctx);
    return catalog.product({
      ...place,
      ids: id === undefined ? undefined : [id],
      slug,
      storeId: store ?? place.storeId,
      currencyId: currency ?? place.currencyId,
    });
  });

  app.implement(checkBundles, ({ query }, ctx) => catalog.bundlesWith(placeOf(ctx), query.product));

  app.implement(getPublicProducts, ({ query }, ctx) => {
    const ids = query.ids
      .split(',')
      .map(Number)
      .filter((id) => id <= MAX_ID);
    return catalog.productDetails(placeOf(ctx), [...new Set(ids)]);
  });
}

function placeOf({ site, store, locale }: CallContext) {
  return { siteId: site.id, storeId: store.id, currencyId: store.currencyId, locale };
}
