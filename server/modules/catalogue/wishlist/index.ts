import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { filterWishes, toggleWish } from '#schemas/api/wishlist.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { CatalogService } from '#server/modules/catalogue/catalog/index.ts';
import { pagingOf } from '#server/paging.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { wishlistForms } from './wishlist.forms.ts';
import { createWishlistRepository } from './wishlist.repository.ts';
import { createWishlistService, type WishlistService } from './wishlist.service.ts';

export { wishlistForms };

/** Wishlists. */
export function createWishlist({ db }: Pick<ServiceDeps, 'db'>): WishlistService {
  return createWishlistService(createWishlistRepository(db));
}

interface WishlistServices {
  wishlist: WishlistService;
  catalog: Pick<CatalogService, 'productsByIds'>;
}

export const wishlistModule = fp(async (app: FastifyInstance, services: WishlistServices) => {
  const { wishlist, catalog } = services;
  app.implement(toggleWish, async ({ body }, { site, user }) => {
    if (!user) throw new Unauthenticated();
    return { inWishlist: await wishlist.toggle(site.id, user.id, body.product_id) };
  });
  app.implement(filterWishes, async ({ query }, { site, store, locale, user }) => {
    if (!user) throw new Unauthenticated();
    const { id: storeId, currencyId } = store;
    return wishlist.page(site.id, user.id, pagingOf(query), (ids) =>
      catalog.productsByIds({ siteId: site.id, storeId, currencyId, locale }, ids),
    );
  });
});
