import { type Migration, sql } from 'kysely';

/** What was chosen for a line, in the words that the shopper saw: whoever packs it reads them (I15). */
export const lineChoices: Migration = {
  async up(db) {
    await sql`alter table order_line add column choices text[] not null default '{}'`.execute(db);
  },
};
