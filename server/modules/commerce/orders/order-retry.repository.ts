import { sql, type Transaction } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** SQL of carts that orders were given up for. */
export const retryQueries = {
  /** The cart that a failed order was renewed as; null when it was not. */
  async renewedAs(trx: Transaction<Database>, orderId: number): Promise<string | null> {
    const row = await trx
      .selectFrom('order_event')
      .select(sql<string>`data->>'cartId'`.as('cartId'))
      .where('order_id', '=', orderId)
      .where('kind', '=', 'renewed')
      .executeTakeFirst();
    return row?.cartId ?? null;
  },

  async noteRenewed(trx: Transaction<Database>, orderId: number, cartId: string): Promise<void> {
    await trx
      .insertInto('order_event')
      .values({ order_id: orderId, kind: 'renewed', data: jsonb({ cartId }) })
      .execute();
  },
};
