import { type Migration, sql } from 'kysely';

/** When a site was closed: its pages are gone, what it holds is kept. */
export const closedSites: Migration = {
  async up(db) {
    await sql`alter table site add column closed_at timestamptz`.execute(db);
  },
};
