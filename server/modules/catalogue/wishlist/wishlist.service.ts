import type { Product } from '#schemas/api/catalog.ts';
import { NotFound } from '#server/errors.ts';
import { type Paging, toList } from '#server/paging.ts';
import { WishlistFull } from './wishlist.errors.ts';
import type { WishlistRepository } from './wishlist.repository.ts';

/** Most products of one wishlist. */
const MAX_WISHES = 500;

export type WishlistService = ReturnType<typeof createWishlistService>;

/** Wishlists of accounts. */
export function createWishlistService(repository: WishlistRepository) {
  return {
    /** Adds or takes away; tells whether the product is there now. Throws `NotFound`, `WishlistFull`. */
    toggle: (siteId: number, accountId: number, productId: number): Promise<boolean> =>
      repository.change(accountId, async (wishes) => {
        if (await wishes.remove(productId)) return false;
        if (!(await wishes.isSold(siteId, productId))) throw new NotFound();
        if ((await wishes.count()) >= MAX_WISHES) throw new WishlistFull();
        await wishes.add(productId);
        return true;
      }),

    /** `read` finds products by ids, those that are for sale. */
    async page(
      siteId: number,
      accountId: number,
      paging: Paging,
      read: (ids: readonly number[]) => Promise<Product[]>,
    ) {
      const { productIds, total } = await repository.page(siteId, accountId, paging);
      const products = new Map((await read(productIds)).map((product) => [product.id, product]));
      const wishes = productIds.map((id) => ({
        product_id: id,
        product: products.get(id) ?? null,
      }));
      return toList(wishes, total, paging);
    },
  };
}
