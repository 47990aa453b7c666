import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Transaction } from '#server/plugins/database.ts';

export type StoredPasskey = Selectable<Database['passkey']>;
type NewRow = Pick<
  StoredPasskey,
  'account_id' | 'credential_id' | 'public_key' | 'counter' | 'host' | 'name'
>;

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;

/** SQL of passkeys. */
export function createPasskeyRepository(db: Kysely<Database>) {
  return {
    /** Of an account, the newest last. */
    of(accountId: number, handle: Kysely<Database> = db): Promise<StoredPasskey[]> {
      return handle
        .selectFrom('passkey')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute();
    },

    async byCredential(credentialId: string): Promise<StoredPasskey | null> {
      const row = await db
        .selectFrom('passkey')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** False when the credential is somebody's already. */
    async insert(trx: Transaction, row: NewRow): Promise<boolean> {
      const added = await trx
        .insertInto('passkey')
        .values({ ...row, last_used_at: null })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    /**
     * Notes a use. False when the counter did not go up, where the authenticator counts: of two
     * uses with the same count one is of a copy.
     */
    async use(trx: Transaction, id: number, counter: number): Promise<boolean> {
      const row = await trx
        .updateTable('passkey')
        .set({ counter, last_used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async remove(trx: Transaction, accountId: number, id: number): Promise<StoredPasskey | null> {
      const row = await trx
        .deleteFrom('passkey')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },

    /** All of an account; false when it had none. */
    async removeAll(trx: Transaction, accountId: number): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('passkey')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
