import type { Kysely } from 'kysely';
import { catalogueOf } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import type { Transaction } from '#server/plugins/database.ts';

export type WishlistRepository = ReturnType<typeof createWishlistRepository>;

/** SQL of wishes. */
export function createWishlistRepository(db: Kysely<Database>) {
  return {
    /** Runs `work` in a transaction that no other change of the same wishlist overlaps. */
    change: <T>(accountId: number, work: (wishes: WishChanges) => Promise<T>): Promise<T> =>
      db.transaction().execute(async (trx) => {
        await trx
          .selectFrom('account')
          .select('id')
          .where('id', '=', accountId)
          .forNoKeyUpdate()
          .execute();
        return work(wishChanges(trx, accountId));
      }),

    /** Products of the wishlist that the site sells, the newest wish first, with the number of them. */
    async page(
      siteId: number,
      accountId: number,
      { limit, offset }: { limit: number; offset: number },
    ) {
      // An account may be good at sites with other products.
      const wishes = db
        .selectFrom('wish')
        .innerJoin('product', 'product.id', 'wish.product_id')
        .where('product.site_id', '=', catalogueOf(siteId))
        .where('wish.account_id', '=', accountId);
      const rows = await wishes
        .select('product_id')
        .orderBy('wish.created_at', 'desc')
        .orderBy('product_id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await wishes
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { productIds: rows.map((row) => row.product_id), total };
    },
  };
}

export type WishChanges = ReturnType<typeof wishChanges>;

function wishChanges(trx: Transaction, accountId: number) {
  return {
    /** False when there was none. */
    async remove(productId: number): Promise<boolean> {
      const row = await trx
        .deleteFrom('wish')
        .where('account_id', '=', accountId)
        .where('product_id', '=', productId)
        .returning('product_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether the site sells the product. */
    async isSold(siteId: number, productId: number): Promise<boolean> {
      const row = await trx
        .selectFrom('product')
        .select('id')
        .where('id', '=', productId)
        .where('site_id', '=', catalogueOf(siteId))
        .where('archived', '=', false)
        .executeTakeFirst();
      return row !== undefined;
    },

    async count(): Promise<number> {
      const { total } = await trx
        .selectFrom('wish')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return total;
    },

    async add(productId: number) {
      await trx
        .insertInto('wish')
        .values({ account_id: accountId, product_id: productId })
        .execute();
    },
  };
}
