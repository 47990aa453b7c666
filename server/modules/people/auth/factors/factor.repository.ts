import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

export type StoredFactor = Selectable<Database['second_factor']>;

export type FactorRepository = ReturnType<typeof createFactorRepository>;

/** SQL of second factors. */
export function createFactorRepository(db: Kysely<Database>) {
  return {
    async find(accountId: number, handle: Handle = db): Promise<StoredFactor | null> {
      const row = await handle
        .selectFrom('second_factor')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Whether a login needs more than the password: there is an app, or a passkey. */
    async hasAny(accountId: number, handle: Handle = db): Promise<boolean> {
      const row = await handle
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where(sql<boolean>`(exists (select from second_factor f
            where f.account_id = account.id and f.confirmed_at is not null)
          or exists (select from passkey p where p.account_id = account.id))`)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether an app makes codes for the account. */
    async isOn(accountId: number): Promise<boolean> {
      const row = await db
        .selectFrom('second_factor')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Keeps a secret that is not confirmed yet; false when one is in use. */
    async begin(accountId: number, secret: Buffer): Promise<boolean> {
      const row = await db
        .insertInto('second_factor')
        .values({ account_id: accountId, secret, confirmed_at: null })
        .onConflict((conflict) =>
          conflict
            .column('account_id')
            .doUpdateSet({ secret, last_step: 0, begun_at: sql<Date>`now()` })
            .where('second_factor.confirmed_at', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Switches on what was begun within so many seconds; false when nothing was. */
    async confirm(trx: Transaction, accountId: number, maxSeconds: number): Promise<boolean> {
      const row = await trx
        .updateTable('second_factor')
        .set({ confirmed_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is', null)
        .where('begun_at', '>', sql<Date>`now() - ${maxSeconds} * interval '1 second'`)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses a step up; false when it or a later one was used. Of two at once one gets false. */
    async spendStep(handle: Handle, accountId: number, step: number): Promise<boolean> {
      const row = await handle
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses a recovery code up; false when there is none. */
    async spendCode(handle: Handle, accountId: number, hash: Buffer): Promise<boolean> {
      const row = await handle
        .updateTable('recovery_code')
        .set({ used_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async codesLeft(accountId: number): Promise<number> {
      const rows = await db
        .selectFrom('recovery_code')
        .select('hash')
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .execute();
      return rows.length;
    },

    /** Those of before are worth nothing any more. */
    async replaceCodes(trx: Transaction, accountId: number, hashes: readonly Buffer[]) {
      await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
      await trx
        .insertInto('recovery_code')
        .values(hashes.map((hash) => ({ account_id: accountId, hash, used_at: null })))
        .execute();
    },

    /** Codes help nobody without an app and a passkey. */
    async forgetUselessCodes(trx: Transaction, accountId: number) {
      if (await this.hasAny(accountId, trx)) return;
      await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    },

    /** Takes the app away; false when there was none. */
    async remove(trx: Transaction, accountId: number): Promise<boolean> {
      const { numDeletedRows } = await trx
        .deleteFrom('second_factor')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
