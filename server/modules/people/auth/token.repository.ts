import { type Kysely, sql } from 'kysely';
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
  /** The database's clock; the age of tokens is measured by one clock only. */
  now: Date;
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
    /** Whose login it is, as that account is now; null when the login ended or may not go on. */
    async liveUser(familyId: string, accountId: number): Promise<CallUser | null> {
      const row = await db
        .selectFrom('token_family as f')
        .innerJoin('account as a', 'a.id', 'f.account_id')
        .select(['a.id', 'a.scope', 'a.role', 'a.email'])
        .where('f.id', '=', familyId)
        .where('a.id', '=', accountId)
        .where('f.revoked_at', 'is', null)
        .where('f.expires_at', '>', (eb) => eb.fn<Date>('now'))
        .where('a.disabled', '=', false)
        .executeTakeFirst();
      return row ?? null;
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

export type TokenQueries = ReturnType<typeof tokenQueries>;

function tokenQueries(trx: Transaction) {
  return {
    /**
     * Starts a login of the account as it was read: false when its password, its rights or its
     * standing changed since, or change at this very moment (I39), and when it has a second factor
     * that was not proven.
     */
    async insertFamily(
      id: string,
      account: Account,
      expiresAt: Date,
      withFactor: boolean,
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
        .values({ id, account_id: accountId, expires_at: expiresAt, revoked_at: null })
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
    async lockToken(hash: Buffer): Promise<StoredToken | null> {
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
        .where('t.hash', '=', hash)
        .executeTakeFirst();
      if (!row) return null;
      const { rotated_at, family_id, expires_at, revoked_at, now, ...account } = row;
      return {
        rotatedAt: rotated_at,
        familyId: family_id,
        expiresAt: expires_at,
        revokedAt: revoked_at,
        account,
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
