import { type Kysely, sql, type Transaction } from 'kysely';
import type { SoldCountries } from '#domain/commerce/countries.ts';
import type { Database } from './schema.ts';

/** Where a store sells, in its order. */
export async function soldCountries(
  handle: Kysely<Database>,
  storeId: number,
): Promise<SoldCountries> {
  const rows = await handle
    .selectFrom('store_country as s')
    .innerJoin('country as c', 'c.id', 's.country_id')
    .select(['c.iso', 's.standard'])
    .where('s.store_id', '=', storeId)
    .orderBy('s.place')
    .orderBy('c.iso')
    .execute();
  return {
    countries: rows.map(({ iso }) => iso),
    standard: rows.find(({ standard }) => standard)?.iso ?? '',
  };
}

/** Takes the place of what the store sold in. */
export async function setSoldCountries(
  trx: Transaction<Database>,
  storeId: number,
  { countries, standard }: SoldCountries,
): Promise<void> {
  await trx.deleteFrom('store_country').where('store_id', '=', storeId).execute();
  await sql`insert into store_country (store_id, country_id, place, standard)
    select ${storeId}, c.id, t.place - 1, c.iso = ${standard}
    from unnest(${[...countries]}::text[]) with ordinality as t (iso, place)
    join country as c on c.iso = t.iso`.execute(trx);
}
