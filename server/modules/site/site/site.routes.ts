import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import { OWNER_OPTIONS, PRIVATE_OPTIONS } from '#domain/people/second-factor.ts';
import type { Product } from '#schemas/api/catalog.ts';
import {
  filterOptions,
  listNavigations,
  navigationTree,
  type Option,
  updateNavigation,
  updateOption,
} from '#schemas/api/site.ts';
import type { Media } from '#schemas/media.ts';
import { OwnerRequired, ValidationFailed } from '#server/errors.ts';
import { authorOf, type HistoryDesk } from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { productsOfTree, withProductLinks } from './navigation/product-entries.ts';
import type { OptionChanges } from './options/option-changes.ts';
import type { SiteService } from './site.service.ts';

/** A stored option; its picture is known by id. */
type OptionRow = Awaited<ReturnType<SiteService['saveOption']>>;

/** Whose records options and menus show: the library and the catalogue, which build on sites. */
export interface SiteShelves {
  media: {
    byIds(siteId: number, ids: readonly number[], locale: Locale): Promise<Record<number, Media>>;
  };
  catalog: { productsByIds(place: Place, ids: readonly number[]): Promise<Product[]> };
}

/** Where a product is sold, and in which language it is read. */
interface Place {
  siteId: number;
  storeId: number;
  currencyId: number;
  locale: Locale;
}

interface SiteServices {
  site: SiteService;
  optionChanges: OptionChanges;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

export function siteRoutes(
  app: FastifyInstance,
  { site, optionChanges, historyDesk }: SiteServices,
  shelves: SiteShelves,
) {
  async function withMedia(rows: readonly OptionRow[], ctx: CallContext): Promise<Option[]> {
    const ids = rows.flatMap((row) => row.media_id ?? []);
    const media = ids.length > 0 ? await shelves.media.byIds(ctx.site.id, ids, ctx.locale) : {};
    return rows.map(({ id, key, value, media_id }) => ({
      id,
      key,
      value,
      media: media[media_id ?? 0] ?? null,
    }));
  }

  async function checkPicture(id: number | null, { site, locale }: CallContext) {
    if (id === null) return;
    const known = await shelves.media.byIds(site.id, [id], locale);
    if (!known[id]) throw new ValidationFailed({ fields: { media: 'unknown' } });
  }

  app.implement(filterOptions, async ({ body }, ctx) => {
    const found = await site.options(ctx.site.id, body.keys ?? null);
    const isInside = ctx.user?.scope === 'backoffice';
    const shown = found.map((row) =>
      isInside || !PRIVATE_OPTIONS.includes(row.key) ? row : { ...row, value: null },
    );
    const records = await withMedia(shown, ctx);
    const totalRecords = records.length;
    return { records, totalPages: 1, totalRecords, page: 1, limit: totalRecords };
  });

  app.implement(updateOption, async ({ params, body }, ctx) => {
    const { key } = params;
    if (OWNER_OPTIONS.includes(key) && ctx.user?.role !== 'owner') throw new OwnerRequired();
    await checkPicture(body.media ?? null, ctx);
    const change = { key, value: body.value, mediaId: body.media };
    const row = await optionChanges.change(authorOf(ctx), change);
    const [option] = await withMedia([row], ctx);
    return option ?? { id: row.id, key: row.key, value: row.value, media: null };
  });

  historyDesk.area({
    name: 'option',
    isForOwners: (key) => OWNER_OPTIONS.includes(key),
    async restore(ctx, author, key, held) {
      if (held === null) return optionChanges.forget(author, key);
      const mediaId = held.media ?? null;
      await checkPicture(mediaId, ctx);
      await optionChanges.change(author, { key, value: held.value, mediaId });
    },
  });

  app.implement(navigationTree, async ({ params }, { site: { id: siteId }, store, locale }) => {
    const tree = await site.navigation(siteId, params.id, locale);
    const ids = [...new Set(productsOfTree(tree))];
    if (ids.length === 0) return tree;
    const place = { siteId, storeId: store.id, currencyId: store.currencyId, locale };
    const products = await shelves.catalog.productsByIds(place, ids);
    return withProductLinks(tree, new Map(products.map(({ id, slug }) => [id, slug])));
  });

  app.implement(listNavigations, (_input, ctx) => site.navigationList(ctx.site.id, ctx.locale));

  app.implement(updateNavigation, async ({ params, body }, ctx) => {
    await site.saveNavigation(ctx.site.id, params.id, ctx.locale, body.tree);
    return body.tree;
  });
}
