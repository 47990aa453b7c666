import type { FastifyInstance } from 'fastify';
import {
  filterOptions,
  listNavigations,
  navigationTree,
  type Option,
  updateNavigation,
  updateOption,
} from '#schemas/api/site.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { checkOption } from './option-check.ts';
import { productsOfTree, withProductLinks } from './product-entries.ts';
import type { SiteService } from './site.service.ts';

/** A stored option; its picture is known by id. */
type OptionRow = Awaited<ReturnType<SiteService['saveOption']>>;

export function siteRoutes(app: FastifyInstance, site: SiteService) {
  async function withMedia(rows: readonly OptionRow[], ctx: CallContext): Promise<Option[]> {
    const ids = rows.flatMap((row) => row.media_id ?? []);
    const media = ids.length > 0 ? await app.media.byIds(ctx.site.id, ids, ctx.locale) : {};
    return rows.map(({ id, key, value, media_id }) => ({
      id,
      key,
      value,
      media: media[media_id ?? 0] ?? null,
    }));
  }

  async function checkPicture(id: number | null, { site, locale }: CallContext) {
    if (id === null) return;
    const known = await app.media.byIds(site.id, [id], locale);
    if (!known[id]) throw new ValidationFailed({ fields: { media: 'unknown' } });
  }

  app.implement(filterOptions, async ({ body }, ctx) => {
    const records = await withMedia(await site.options(ctx.site.id, body.keys ?? null), ctx);
    const totalRecords = records.length;
    return { records, totalPages: 1, totalRecords, page: 1, limit: totalRecords };
  });

  app.implement(updateOption, async ({ params, body }, ctx) => {
    checkOption(params.key, body.value);
    await checkPicture(body.media ?? null, ctx);
    const row = await site.saveOption(ctx.site.id, params.key, body.value, body.media);
    const [option] = await withMedia([row], ctx);
    return option ?? { id: row.id, key: row.key, value: row.value, media: null };
  });

  app.implement(navigationTree, async ({ params }, { site: { id: siteId }, store, locale }) => {
    const tree = await site.navigation(siteId, params.id, locale);
    const ids = [...new Set(productsOfTree(tree))];
    if (ids.length === 0) return tree;
    const place = { siteId, storeId: store.id, currencyId: store.currencyId, locale };
    const products = await app.catalog.productsByIds(place, ids);
    return withProductLinks(tree, new Map(products.map(({ id, slug }) => [id, slug])));
  });

  app.implement(listNavigations, (_input, ctx) => site.navigationList(ctx.site.id, ctx.locale));

  app.implement(updateNavigation, async ({ params, body }, ctx) => {
    await site.saveNavigation(ctx.site.id, params.id, ctx.locale, body.tree);
    return body.tree;
  });
}
