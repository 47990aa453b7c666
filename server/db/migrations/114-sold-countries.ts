import { type Migration, sql } from 'kysely';

/** The order of the countries a store sells in, and which of them is proposed. */
export const soldCountries: Migration = {
  async up(db) {
    await sql`alter table store_country
      add column place integer not null default 0 check (place >= 0),
      add column standard boolean not null default false`.execute(db);
    // Croatia, which was proposed to everybody; else the one that was added first.
    await sql`update store_country set standard = true
      from (
        select distinct on (s.store_id) s.store_id, s.country_id
        from store_country s join country c on c.id = s.country_id
        order by s.store_id, c.iso <> 'HR', s.country_id
      ) as first
      where first.store_id = store_country.store_id
        and first.country_id = store_country.country_id`.execute(db);
    await sql`create unique index store_country_standard
      on store_country (store_id) where standard`.execute(db);
  },
};
