import { type Migration, sql } from 'kysely';

/** How far the sample shop of a site is loaded, so that an interrupted start can go on. */
export const sampleData: Migration = {
  async up(db) {
    await sql`create table sample_data (
      site_id integer primary key references site on delete cascade,
      state text not null check (state in ('loading', 'done'))
    )`.execute(db);
  },
};
