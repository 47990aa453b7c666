import { type Migration, sql } from 'kysely';

/** The site whose customers a site knows, none: its own; and at which site each login was made. */
export const sharedCustomers: Migration = {
  async up(db) {
    await sql`alter table site add column customers_site_id integer references site (id)
      check (customers_site_id <> id)`.execute(db);
    // Logins of before are those of the account's own site.
    await sql`alter table token_family add column site_id integer references site (id)`.execute(db);
  },
};
