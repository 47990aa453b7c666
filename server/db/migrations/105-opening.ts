import { type Migration, sql } from 'kysely';

/**
 * Since when shoppers see a site, who may look at it before, and which steps of its set-up the owner
 * has put aside. What is there already is open.
 */
export const opening: Migration = {
  async up(db) {
    await sql`alter table site
      add column opened_at timestamptz default now(),
      add column preview_hash text,
      add column preview_until timestamptz,
      add column setup_skipped jsonb not null default '[]'`.execute(db);
  },
};
