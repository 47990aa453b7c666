import { type Kysely, type Selectable, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { NewsletterTables } from '#server/db/tables/newsletter.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

/** A wish to receive the newsletter, before it is confirmed. */
export interface Subscription {
  siteId: number;
  email: string;
  locale: Locale;
  /** Ids of the accepted consents. */
  consents: readonly number[];
}

export type SubscriptionRow = Selectable<NewsletterTables['newsletter_subscription']>;
export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;

/** SQL of subscriptions. */
export function createNewsletterRepository(db: Kysely<Database>) {
  return {
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    /** Stores a pending subscription; null when the address is known already. */
    async add(
      handle: Handle,
      { siteId, email, locale, consents }: Subscription,
    ): Promise<SubscriptionRow | null> {
      const row = await handle
        .insertInto('newsletter_subscription')
        .values({
          site_id: siteId,
          email: email.toLowerCase(),
          locale,
          consents: jsonb(consents),
          confirmed_at: null,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },

    byEmail: (
      handle: Handle,
      siteId: number,
      email: string,
    ): Promise<SubscriptionRow | undefined> =>
      handle
        .selectFrom('newsletter_subscription')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),

    byId: (siteId: number, id: number): Promise<SubscriptionRow | undefined> =>
      db
        .selectFrom('newsletter_subscription')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** False when there is no such subscription. */
    async confirm(trx: Transaction, siteId: number, id: number): Promise<boolean> {
      const row = await trx
        .updateTable('newsletter_subscription')
        .set({ status: 'confirmed', confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The subscription that was removed, if there was one. */
    remove: (trx: Transaction, siteId: number, id: number): Promise<SubscriptionRow | undefined> =>
      trx
        .deleteFrom('newsletter_subscription')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Forgets addresses that nobody confirmed. */
    async deleteStale(): Promise<void> {
      await sql`delete from newsletter_subscription
        where status = 'pending' and created_at < now() - interval '30 days'`.execute(db);
    },
  };
}
