import { type Migration, sql } from 'kysely';

/** How many working days a way of delivery takes, and until when an order leaves on the same day. */
export const deliveryTerms: Migration = {
  async up(db) {
    await sql`alter table delivery_method
      add column days_min integer check (days_min between 0 and 90),
      add column days_max integer check (days_max between 0 and 90),
      add column order_by text check (order_by ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add constraint delivery_method_days check (days_min is null or days_min <= days_max)`.execute(
      db,
    );
  },
};
