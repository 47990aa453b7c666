import type { Kysely, Selectable, Updateable } from 'kysely';
import { customersOf, isGoodAt } from '#server/db/customers.ts';
import type { Database } from '#server/db/schema.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { UserExists } from './users.errors.ts';

export type AccountRow = Selectable<Database['account']>;
export type AccountChange = Pick<
  Updateable<Database['account']>,
  'email' | 'first_name' | 'last_name' | 'member_card_barcode' | 'email_confirmed_at'
>;

export type UserRepository = ReturnType<typeof createUserRepository>;

/** SQL of accounts as their owners see them, and of member cards. */
export function createUserRepository(db: Kysely<Database>) {
  return {
    /** Runs `work` in a transaction. Throws `UserExists` when an e-mail is somebody's already. */
    async transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        throw isUniqueViolation(error) ? new UserExists() : error;
      }
    },

    /** An account that is good at the site. */
    async account(siteId: number, id: number): Promise<AccountRow | null> {
      const row = await db
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .where(isGoodAt(siteId))
        .executeTakeFirst();
      return row ?? null;
    },

    update: (trx: Transaction, id: number, change: AccountChange): Promise<AccountRow> =>
      trx
        .updateTable('account')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    async isGoodCard(siteId: number, barcode: string): Promise<boolean> {
      const row = await db
        .selectFrom('member_card')
        .select('id')
        .where('site_id', '=', customersOf(siteId))
        .where('barcode', '=', barcode)
        .where('active', '=', true)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Makes a card good; a second time changes nothing. */
    async addCard(siteId: number, barcode: string) {
      await db
        .insertInto('member_card')
        .values({ site_id: siteId, barcode })
        .onConflict((conflict) => conflict.columns(['site_id', 'barcode']).doNothing())
        .execute();
    },
  };
}
