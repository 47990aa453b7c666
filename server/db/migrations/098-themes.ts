import { type Migration, sql } from 'kysely';

/** How a site looks is an element, too. */
export const themes: Migration = {
  async up(db) {
    await sql`alter table element drop constraint if exists element_type_check`.execute(db);
    await sql`alter table element add constraint element_type_check
      check (type in ('page', 'static-element', 'template', 'section', 'theme'))`.execute(db);
  },
};
