import { type Migration, sql } from 'kysely';

/** What was bought together with a product is found by its lines, the newest first. */
export const boughtTogether: Migration = {
  async up(db) {
    await sql`create index order_line_product on order_line (product_id, order_id desc)`.execute(
      db,
    );
  },
};
