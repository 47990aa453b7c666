import { type Migration, sql } from 'kysely';

/** Owners and editors: whoever worked in the back office until now could do everything, and stays an owner. */
export const accountRole: Migration = {
  async up(db) {
    await sql`alter table account
      add column role text check (role in ('owner', 'editor'))`.execute(db);
    await sql`update account set role = 'owner' where scope = 'backoffice'`.execute(db);
  },
};
