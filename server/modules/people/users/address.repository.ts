import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { AddressType } from '#server/db/tables/users.ts';

export type AddressRow = Selectable<Database['address']>;
/** What an address says, in columns. */
export type AddressColumns = Omit<
  AddressRow,
  'id' | 'account_id' | 'guest_id' | 'type' | 'updated_at'
>;

export type AddressRepository = ReturnType<typeof createAddressRepository>;

/** SQL of the addresses of accounts. */
export function createAddressRepository(db: Kysely<Database>) {
  return {
    /** Runs `work` in a transaction. */
    transaction: <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    ofAccount: (accountId: number, handle: Kysely<Database> = db): Promise<AddressRow[]> =>
      handle
        .selectFrom('address')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute(),

    /** Adds an address; one of the same type is replaced, of the type `other` there may be many. */
    async put(
      trx: Transaction<Database>,
      accountId: number,
      type: AddressType,
      columns: AddressColumns,
    ): Promise<AddressRow> {
      return trx
        .insertInto('address')
        .values({ ...columns, type, account_id: accountId })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'type'])
            .where('account_id', 'is not', null)
            .where('type', '<>', sql.lit<AddressType>('other'))
            .doUpdateSet({ ...columns, updated_at: sql<Date>`now()` }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** An address of the account, locked. */
    async lock(
      trx: Transaction<Database>,
      accountId: number,
      id: number,
    ): Promise<AddressRow | null> {
      const row = await trx
        .selectFrom('address')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    update: (
      trx: Transaction<Database>,
      id: number,
      columns: AddressColumns,
    ): Promise<AddressRow> =>
      trx
        .updateTable('address')
        .set({ ...columns, updated_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Whether the country is known; `storeId` asks whether the store sells to it as well. */
    async hasCountry(iso: string, storeId: number | null): Promise<boolean> {
      const query = db
        .selectFrom('country as c')
        .select('c.id')
        .where('c.iso', '=', iso)
        .$if(storeId !== null, (known) =>
          known.where((eb) =>
            eb.exists(
              eb
                .selectFrom('store_country as s')
                .select('s.country_id')
                .whereRef('s.country_id', '=', 'c.id')
                .where('s.store_id', '=', storeId),
            ),
          ),
        );
      return (await query.executeTakeFirst()) !== undefined;
    },
  };
}
