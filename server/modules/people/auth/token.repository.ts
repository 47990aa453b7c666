import { type Kysely, sql } from 'kysely';
import { isGoodAt } from '#server/db/customers.ts';
import type { Database } from '#server/db/schema.ts';
import type { CallUser } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Account } from './account.repository.ts';

/** A refresh token with its login and account, as found in the database. */
export interface StoredToken {
  rotatedAt: Date | null;
  familyId: string;
  expiresAt: Date;
  revokedAt: Date | null;
  account: Account;
  /** Where the login was made. */
  siteId: number;
  /** The account may be used at the site that is asked. */
  isGood: boolean;
  /** The database's clock; the age of tokens is measured by one clock only. */
  now: Date;
}

/** Whose login it is, as that account is now. */
export interface LiveLogin {
  user: CallUser;
  /** The account may be used at the site that is asked. */
  isGood: boolean;
}

export type TokenRepository = ReturnType<typeof createTokenRepository>;

/** SQL of logins and their refresh tokens. */
export function createTokenRepository(db: Kysely<Database>) {
  return {
    ...familyQueries(db),
    /** Runs `work` with queries of one transaction. */
    transaction: <T>(work: (tokens: TokenQueries) => Promise<T>): Promise<T> =>
      db.transaction().execute((trx) => work(tokenQueries(trx))),
  };
}

function familyQueries(db: Kysely<Database>) {
  return {
    /**
     * Whose login it is, as that account is now, and whether the account is good at the site; null when
     * the login ended or may not go on.
     */
    async liveUser(familyId: string, accountId: number, siteId: number): Promise<LiveLogin | null> {
      const row = await db
        .selectFrom('token_family as f')
        .innerJoin('account as a', 'a.id', 'f.account_id')
        .select(['a.id', 'a.scope', 'a.role', 'a.email'])
        .select(isGoodAt(siteId, 'a').as('isGood'))
        .where('f.id', '=', familyId)
        .where('a.id', '=', accountId)
        .where('f.revoked_at', 'is', null)
        .where('f.expires_at', '>', (eb) => eb.fn<Date>('now'))
        .where('a.disabled', '=', false)
        .executeTakeFirst();
      if (!row) return null;
      const { isGood, ...user } = row;
      return { user, isGood };
    },

    async revokeFamily(familyId: string) {
      await db
        .updateTable('token_family')
        .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
        .where('id', '=', familyId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Ends the account's logins, but for one (I39). */
    async revokeOthers(trx: Transaction, accountId: number, exceptFamilyId?: string) {
      const query = trx
        .updateTable('token_family')
        .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null);
      await (exceptFamilyId ? query.where('id', '!=', exceptFamilyId) : query).execute();
    },

    async deleteEndedFamilies() {
      await db
        .deleteFrom('token_family')
        .where('expires_at', '<', (eb) => eb.fn<Date>('now'))
        .execute();
    },
  };
}

const hasNoFactor = sql<boolean>`not exists (select from second_factor f
  where f.account_id = account.id and f.confirmed_at is not null)
  and not exists (select from passkey p where p.account_id = account.id)`;

/** A login that begins. */
interface NewFamily {
  id: string;
  siteId: number;
  expiresAt: Date;
  withFactor: boolean;
}

export type TokenQueries = ReturnType<typeof tokenQueries>;

function tokenQueries(trx: Transaction) {
  return {
    /**
     * Starts a login of the account as it was read: false when its password, its rights or its
     * standing changed since, or change at this very moment (I39), and when it has a second factor
     * that was not proven.
     */
    async insertFamily(
      { id, siteId, expiresAt, withFactor }: NewFamily,
      account: Account,
    ): Promise<boolean> {
      const { id: accountId, password_hash, scope, role } = account;
      const unchanged = await trx
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where('password_hash', '=', password_hash)
        .where('scope', '=', scope)
        .where('role', 'is not distinct from', role)
        .where('disabled', '=', false)
        .$if(!withFactor, (query) => query.where(hasNoFactor))
        .forShare()
        .executeTakeFirst();
      if (!unchanged) return false;
      await trx
        .insertInto('token_family')
        .values({
          id,
          account_id: accountId,
          site_id: siteId,
          expires_at: expiresAt,
          revoked_at: null,
        })
        .execute();
      return true;
    },
    /** Does nothing when the login has the token already. */
    async insertToken(hash: Buffer, familyId: string) {
      await trx
        .insertInto('refresh_token')
        .values({ hash, family_id: familyId, rotated_at: null })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    /** Locks the login, so that two refreshes of one login follow each other. */
    async lockToken(hash: Buffer, siteId: number): Promise<StoredToken | null> {
      const family = await trx
        .selectFrom('token_family as f')
        .select('f.id')
        .where('f.id', '=', (eb) =>
          eb.selectFrom('refresh_token').select('family_id').where('hash', '=', hash),
        )
        .forUpdate()
        .executeTakeFirst();
      if (!family) return null;
      // Read after the lock is held: a refresh that waited must see what the one before it did.
      const row = await trx
        .selectFrom('refresh_token as t')
        .innerJoin('token_family as f', 'f.id', 't.family_id')
        .innerJoin('account as a', 'a.id', 'f.account_id')
        .selectAll('a')
        .select(['t.rotated_at', 'f.id as family_id', 'f.expires_at', 'f.revoked_at'])
        .select((eb) => eb.fn<Date>('clock_timestamp').as('now'))
        .select(sql<number>`coalesce(f.site_id, a.site_id)`.as('login_site_id'))
        .select(isGoodAt(siteId, 'a').as('is_good'))
        .where('t.hash', '=', hash)
        .executeTakeFirst();
      if (!row) return null;
      const {
        rotated_at,
        family_id,
        expires_at,
        revoked_at,
        now,
        login_site_id,
        is_good,
        ...account
      } = row;
      return {
        rotatedAt: rotated_at,
        familyId: family_id,
        expiresAt: expires_at,
        revokedAt: revoked_at,
        account,
        siteId: login_site_id,
        isGood: is_good,
        now,
      };
    },
    async markRotated(hash: Buffer) {
      await trx
        .updateTable('refresh_token')
        .set((eb) => ({ rotated_at: eb.fn<Date>('clock_timestamp') }))
        .where('hash', '=', hash)
        .execute();
    },
    async revoke(familyId: string) {
      await trx
        .updateTable('token_family')
        .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
        .where('id', '=', familyId)
        .execute();
    },
  };
}
