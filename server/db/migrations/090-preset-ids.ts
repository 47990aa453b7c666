import { type Migration, sql } from 'kysely';

/**
 * How far the ids of a preset were moved to meet none that was there: an import that was interrupted
 * goes on with the same.
 */
export const presetIds: Migration = {
  async up(db) {
    await sql`alter table sample_data
      add column media_shift integer not null default 0,
      add column tag_shift integer not null default 0,
      add column product_shift integer not null default 0`.execute(db);
  },
};
