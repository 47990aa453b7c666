import { type Insertable, type Selectable, sql } from 'kysely';
import { customersOf } from '#server/db/customers.ts';
import type { Database } from '#server/db/schema.ts';
import type { AddressType } from '#server/modules/people/users/index.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

export type GuestRow = Selectable<Database['guest']>;
export type AddressRow = Selectable<Database['address']>;
type NewAddress = Omit<Insertable<Database['address']>, 'id' | 'account_id' | 'guest_id'>;

/** SQL of guests and their addresses. */
export const guestQueries = {
  /** Whether a customer whom the site knows, or its back office, has the e-mail address (lower case). */
  isRegistered: async (handle: Handle, siteId: number, email: string): Promise<boolean> => {
    const row = await handle
      .selectFrom('account')
      .select('id')
      .where('site_id', 'in', sql<number>`(${siteId}, ${customersOf(siteId)})`)
      .where('email', '=', email)
      .executeTakeFirst();
    return row !== undefined;
  },

  find: (handle: Handle, siteId: number, id: number): Promise<GuestRow | undefined> =>
    handle
      .selectFrom('guest')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst(),

  insert: async (trx: Transaction, siteId: number, email: string): Promise<number> => {
    const { id } = await trx
      .insertInto('guest')
      .values({ site_id: siteId, email })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  update: async (
    trx: Transaction,
    id: number,
    change: Partial<Pick<GuestRow, 'email' | 'first_name' | 'last_name' | 'company_name'>>,
  ): Promise<void> => {
    if (Object.keys(change).length === 0) return;
    await trx.updateTable('guest').set(change).where('id', '=', id).execute();
  },

  addresses: (handle: Handle, guestId: number): Promise<AddressRow[]> =>
    handle
      .selectFrom('address')
      .selectAll()
      .where('guest_id', '=', guestId)
      .orderBy('id')
      .execute(),

  /** Adds an address; one of the same type is replaced, of the type `other` there may be many. */
  putAddress: async (trx: Transaction, guestId: number, address: NewAddress): Promise<void> => {
    const { type: _type, ...columns } = address;
    await trx
      .insertInto('address')
      .values({ ...address, guest_id: guestId })
      .onConflict((conflict) =>
        conflict
          .columns(['guest_id', 'type'])
          .where('guest_id', 'is not', null)
          .where('type', '<>', sql.lit<AddressType>('other'))
          .doUpdateSet({ ...columns, updated_at: sql<Date>`now()` }),
      )
      .execute();
  },

  changeAddress: async (trx: Transaction, id: number, address: NewAddress): Promise<void> => {
    await trx
      .updateTable('address')
      .set({ ...address, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },

  /** ISO codes of all known countries, and whether the store sells to each. */
  countries: (handle: Handle, storeId: number): Promise<{ iso: string; sold: boolean }[]> =>
    handle
      .selectFrom('country as c')
      .select((eb) => [
        'c.iso',
        eb
          .exists(
            eb
              .selectFrom('store_country as s')
              .select('s.country_id')
              .whereRef('s.country_id', '=', 'c.id')
              .where('s.store_id', '=', storeId),
          )
          .$castTo<boolean>()
          .as('sold'),
      ])
      .execute(),
};
