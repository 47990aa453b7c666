import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { customersOf, isGoodAt } from '#server/db/customers.ts';
import type { Database } from '#server/db/schema.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Account } from '../account.repository.ts';

const ATTEMPT_SECONDS = 10 * 60;

/** A login at a provider that was begun; the provider's answer must fit it. */
export interface Attempt {
  siteId: number;
  provider: string;
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Somebody as a provider knows them. */
export interface Identity {
  issuer: string;
  subject: string;
}

export type SocialRepository = ReturnType<typeof createSocialRepository>;

/** SQL of logins by providers. */
export function createSocialRepository(db: Kysely<Database>) {
  return {
    /** Runs `work` in a transaction. */
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    async begin(attempt: Attempt) {
      await db
        .insertInto('social_attempt')
        .values({
          state_hash: hashOf(attempt.state),
          site_id: attempt.siteId,
          provider: attempt.provider,
          redirect_uri: attempt.redirectUri,
          nonce: attempt.nonce,
          code_verifier: attempt.codeVerifier,
          expires_at: sql<Date>`now() + ${ATTEMPT_SECONDS} * interval '1 second'`,
          used_at: null,
        })
        .execute();
    },

    /** Uses an attempt up, whatever becomes of it; null when there is none that fits. */
    async take(
      asked: Pick<Attempt, 'siteId' | 'provider' | 'redirectUri' | 'state'>,
    ): Promise<Attempt | null> {
      const row = await db
        .updateTable('social_attempt')
        .set((eb) => ({ used_at: eb.fn<Date>('now') }))
        .where('state_hash', '=', hashOf(asked.state))
        .where('site_id', '=', asked.siteId)
        .where('provider', '=', asked.provider)
        .where('redirect_uri', '=', asked.redirectUri)
        .where('used_at', 'is', null)
        .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
        .returning(['nonce', 'code_verifier'])
        .executeTakeFirst();
      return row ? { ...asked, nonce: row.nonce, codeVerifier: row.code_verifier } : null;
    },

    async accountOf(siteId: number, { issuer, subject }: Identity): Promise<Account | null> {
      const row = await db
        .selectFrom('social_identity as s')
        .innerJoin('account as a', 'a.id', 's.account_id')
        .selectAll('a')
        .whereRef('s.site_id', '=', 'a.site_id')
        .where('s.site_id', 'in', sql<number>`(${siteId}, ${customersOf(siteId)})`)
        .where(isGoodAt(siteId, 'a'))
        .where('s.issuer', '=', issuer)
        .where('s.subject', '=', subject)
        .executeTakeFirst();
      return row ?? null;
    },

    async addIdentity(trx: Transaction, account: Account, { issuer, subject }: Identity) {
      await trx
        .insertInto('social_identity')
        .values({ site_id: account.site_id, account_id: account.id, issuer, subject })
        .execute();
    },

    async deleteOldAttempts() {
      await db
        .deleteFrom('social_attempt')
        .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
        .execute();
    },
  };
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
