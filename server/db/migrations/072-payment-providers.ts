import { type Migration, sql } from 'kysely';

/**
 * Which payment providers there are, and which of them have subscriptions, is known by the list of
 * providers alone: a new one needs no migration. The application checks what it stores.
 */
export const paymentProviders: Migration = {
  async up(db) {
    await sql`alter table payment_method
      drop constraint if exists payment_method_adapter_check,
      drop constraint if exists payment_method_subscription`.execute(db);
    await sql`alter table payment_method
      add constraint payment_method_adapter_check check (adapter <> '')`.execute(db);
  },
};
