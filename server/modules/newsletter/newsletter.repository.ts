import type { Kysely } from 'kysely';
import type { Locale } from '#schemas/primitives.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** A wish to receive the newsletter, before it is confirmed. */
export interface Subscription {
  siteId: number;
  /** Lower case. */
  email: string;
  locale: Locale;
  consents: readonly (string | number)[];
}

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>;

/** SQL of subscriptions. */
export function createNewsletterRepository(db: Kysely<Database>) {
  return {
    /** Stores a pending subscription; false when the address is known already. */
    async add({ siteId, email, locale, consents }: Subscription): Promise<boolean> {
      const row = await db
        .insertInto('newsletter_subscription')
        .values({
          site_id: siteId,
          email,
          locale,
          consents: jsonb(consents),
          confirmed_at: null,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
