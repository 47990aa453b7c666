import { type Migration, sql } from 'kysely';

/** What a euro gives and how long it lasts, by store; an order keeps what it was paid at. */
export const loyaltyRules: Migration = {
  async up(db) {
    await sql`alter table store
      add column points_per_euro integer not null default 1
        check (points_per_euro between 1 and 100),
      add column points_days integer not null default 365
        check (points_days between 0 and 3650)`.execute(db);
    await sql`alter table shop_order
      add column points_per_euro integer not null default 1`.execute(db);
  },
};
