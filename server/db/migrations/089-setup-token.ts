import { type Migration, sql } from 'kysely';

/** A secret may also open the set-up of a shop in which nobody works yet. */
export const setupToken: Migration = {
  async up(db) {
    await sql`alter table one_time_token
      drop constraint if exists one_time_token_purpose_check`.execute(db);
    await sql`alter table one_time_token add constraint one_time_token_purpose_check
      check (purpose in ('verify', 'reset', 'newsletter', 'link', 'setup'))`.execute(db);
  },
};
