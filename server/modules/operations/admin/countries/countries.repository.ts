import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { setSoldCountries, soldCountries } from '#server/db/sold-countries.ts';

/** SQL of where stores sell. */
export const countryQueries = {
  sold: soldCountries,
  setSold: setSoldCountries,
  /** Two owners who change a store at the same time do so one after the other. */
  async lockStore(trx: Transaction<Database>, storeId: number): Promise<void> {
    await trx.selectFrom('store').select('id').where('id', '=', storeId).forUpdate().execute();
  },
};
