import { type Migration, sql } from 'kysely';

/** A cart that goes on while an order of the same things waits for its payment names that order. */
export const waitingOrders: Migration = {
  async up(db) {
    await sql`alter table cart add column waiting_order_id integer
      references shop_order on delete set null`.execute(db);
    await sql`create index cart_waiting_order on cart (waiting_order_id)
      where waiting_order_id is not null`.execute(db);
  },
};
