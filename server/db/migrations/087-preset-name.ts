import { type Migration, sql } from 'kysely';

/** Which preset a site was begun with: an interrupted start goes on with the same one. */
export const presetName: Migration = {
  async up(db) {
    await sql`alter table sample_data add column preset text not null default 'bonaca'`.execute(db);
  },
};
