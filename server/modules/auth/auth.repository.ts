import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export type Account = Selectable<Database['account']>;
export type NewAccount = Pick<
  Account,
  'site_id' | 'email' | 'password_hash' | 'scope' | 'first_name' | 'last_name'
> &
  Partial<Pick<Account, 'company_name' | 'member_card_barcode' | 'admin_language'>>;

/** A refresh token with its login and account, as found in the database. */
export interface StoredToken {
  rotatedAt: Date | null;
  familyId: string;
  expiresAt: Date;
  revokedAt: Date | null;
  account: Account;
  /** The database's clock; tokens are judged by one clock only. */
  now: Date;
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(db: Kysely<Database>) {
  return {
    ...accountQueries(db),
    ...familyQueries(db),
    /** Runs `work` with queries of one transaction. */
    transaction: <T>(work: (tokens: TokenQueries) => Promise<T>): Promise<T> =>
      db.transaction().execute((trx) => work(tokenQueries(trx))),
  };
}

function accountQueries(db: Kysely<Database>) {
  return {
    accountByEmail: (siteId: number, email: string) =>
      db
        .selectFrom('account')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst(),
    accountById: (siteId: number, id: number) =>
      db
        .selectFrom('account')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst(),
    insertAccount: (account: NewAccount) =>
      db
        .insertInto('account')
        .values({ ...account, email: account.email.toLowerCase() })
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}

function familyQueries(db: Kysely<Database>) {
  return {
    /** Whether the login goes on and its account may log in. */
    async isLive(familyId: string, accountId: number): Promise<boolean> {
      const row = await db
        .selectFrom('token_family as f')
        .innerJoin('account as a', 'a.id', 'f.account_id')
        .select('f.id')
        .where('f.id', '=', familyId)
        .where('a.id', '=', accountId)
        .where('f.revoked_at', 'is', null)
        .where('f.expires_at', '>', (eb) => eb.fn<Date>('now'))
        .where('a.disabled', '=', false)
        .executeTakeFirst();
      return row !== undefined;
    },
    async revokeFamily(familyId: string) {
      await db
        .updateTable('token_family')
        .set((eb) => ({ revoked_at: eb.fn<Date>('now') }))
        .where('id', '=', familyId)
        .where('revoked_at', 'is', null)
        .execute();
    },
    async deleteEndedFamilies() {
      await db
        .deleteFrom('token_family')
        .where('expires_at', '<', (eb) => eb.fn<Date>('now'))
        .execute();
    },
  };
}

export type TokenQueries = ReturnType<typeof tokenQueries>;

function tokenQueries(trx: Transaction<Database>) {
  return {
    async insertFamily(id: string, accountId: number, expiresAt: Date) {
      await trx
        .insertInto('token_family')
        .values({ id, account_id: accountId, expires_at: expiresAt, revoked_at: null })
        .execute();
    },
    async insertToken(hash: Buffer, familyId: string) {
      await trx
        .insertInto('refresh_token')
        .values({ hash, family_id: familyId, rotated_at: null })
        .execute();
    },
    /** Locks the login, so that two refreshes of one login follow each other. */
    async lockToken(hash: Buffer): Promise<StoredToken | null> {
      const row = await trx
        .selectFrom('refresh_token as t')
        .innerJoin('token_family as f', 'f.id', 't.family_id')
        .innerJoin('account as a', 'a.id', 'f.account_id')
        .selectAll('a')
        .select(['t.rotated_at', 'f.id as family_id', 'f.expires_at', 'f.revoked_at'])
        .select((eb) => eb.fn<Date>('clock_timestamp').as('now'))
        .where('t.hash', '=', hash)
        .forUpdate('f')
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
