import { type Migration, sql } from 'kysely';

/** The site whose products a site sells; none: its own. */
export const sharedProducts: Migration = {
  async up(db) {
    await sql`alter table site add column catalogue_site_id integer references site (id)
      check (catalogue_site_id <> id)`.execute(db);
  },
};
