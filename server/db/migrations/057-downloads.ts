import { type Migration, sql } from 'kysely';

/** What e-products are: files that their buyers may fetch (CART-32). */
export const downloads: Migration = {
  async up(db) {
    await sql`create table product_file (
      product_id integer primary key references product on delete cascade,
      name text not null,
      size integer not null,
      bytes bytea not null,
      changed_at timestamptz not null default now()
    )`.execute(db);
    // A packed file would only cost time again.
    await sql`alter table product_file alter column bytes set storage external`.execute(db);
    await sql`create table order_download (
      order_id integer not null references shop_order on delete cascade,
      product_id integer not null references product on delete cascade,
      count integer not null check (count > 0),
      primary key (order_id, product_id)
    )`.execute(db);
  },
};
