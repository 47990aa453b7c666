import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { filterWishes, toggleWish } from '#schemas/api/wishlist.ts';
import { Unauthenticated } from '#server/errors.ts';
import { pagingOf } from '#server/paging.ts';
import { wishlistForms } from './wishlist.forms.ts';
import { createWishlistRepository } from './wishlist.repository.ts';
import { createWishlistService, type WishlistService } from './wishlist.service.ts';

export { wishlistForms };

declare module 'fastify' {
  interface FastifyInstance {
    wishlist: WishlistService;
  }
}

/** Wishlists. Needs the catalogue. */
export const wishlistModule = fp(async (app: FastifyInstance) => {
  const wishlist = createWishlistService(createWishlistRepository(app.db));
  app.decorate('wishlist', wishlist);

  app.implement(toggleWish, async ({ body }, { site, user }) => {
    if (!user) throw new Unauthenticated();
    return { inWishlist: await wishlist.toggle(site.id, user.id, body.product_id) };
  });
  app.implement(filterWishes, async ({ query }, { site, store, locale, user }) => {
    if (!user) throw new Unauthenticated();
    const { id: storeId, currencyId } = store;
    return wishlist.page(user.id, pagingOf(query), (ids) =>
      app.catalog.productsByIds({ siteId: site.id, storeId, currencyId, locale }, ids),
    );
  });
});
