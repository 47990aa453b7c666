import { type Migration, sql } from 'kysely';

/** Ways of payment that are subscriptions at PayPal (PAY-12). */
export const subscriptions: Migration = {
  async up(db) {
    await sql`alter table payment_method
      add column subscription jsonb,
      add constraint payment_method_subscription
        check (subscription is null or adapter = 'paypal')`.execute(db);
  },
};
