import { type Migration, sql } from 'kysely';

/**
 * Which kinds of delivery there are is known by the list of kinds alone: a new one needs no
 * migration. A cart keeps what a shopper filled in for its way of delivery.
 */
export const deliveryKinds: Migration = {
  async up(db) {
    await sql`alter table delivery_method
      drop constraint if exists delivery_method_kind_check`.execute(db);
    await sql`alter table delivery_method
      add constraint delivery_method_kind_check check (kind <> '')`.execute(db);
    await sql`alter table cart
      add column delivery_answers jsonb not null default '{}'`.execute(db);
  },
};
