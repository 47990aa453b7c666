import { type Kysely, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import type { Database } from '#server/db/schema.ts';
import type { Transaction } from '#server/plugins/database.ts';

/** Somebody who waits for a product. */
export interface Waiting {
  siteId: number;
  productId: number;
  email: string;
  locale: Locale;
}

export type StockAlertRepository = ReturnType<typeof createStockAlertRepository>;

/** SQL of those who wait for products. */
export function createStockAlertRepository(db: Kysely<Database>) {
  return {
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    /** False when the address waits for the product already. */
    async add(trx: Transaction, { siteId, productId, email, locale }: Waiting): Promise<boolean> {
      const row = await trx
        .insertInto('stock_alert')
        .values({
          site_id: siteId,
          product_id: productId,
          email: email.toLowerCase(),
          locale,
          notified_at: null,
        })
        .onConflict((conflict) =>
          conflict.columns(['product_id', 'email']).where('notified_at', 'is', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Products that somebody waits for, in pages by their ids. */
    async awaited(
      afterId: number,
      limit: number,
    ): Promise<{ siteId: number; productId: number }[]> {
      const { rows } = await sql<{ siteId: number; productId: number }>`
        select distinct site_id as "siteId", product_id as "productId" from stock_alert
        where notified_at is null and product_id > ${afterId}
        order by product_id limit ${limit}`.execute(db);
      return rows;
    },

    /** Takes some of those who wait, each once. */
    async take(
      trx: Transaction,
      siteId: number,
      productId: number,
      limit: number,
    ): Promise<{ id: number; email: string; locale: Locale }[]> {
      const { rows } = await sql<{ id: number; email: string; locale: Locale }>`
        update stock_alert set notified_at = now() where id in (
          select id from stock_alert
          where site_id = ${siteId} and product_id = ${productId} and notified_at is null
          order by id limit ${limit} for update skip locked
        ) returning id, email, locale`.execute(trx);
      return rows;
    },

    /** Forgets addresses that were told, and those that waited in vain. */
    async deleteOld(): Promise<void> {
      await sql`delete from stock_alert where notified_at < now() - interval '30 days'
        or created_at < now() - interval '2 years'`.execute(db);
    },
  };
}
