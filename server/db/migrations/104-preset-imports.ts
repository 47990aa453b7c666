import { type Migration, sql } from 'kysely';

/**
 * What a preset has stored in a site, by which the work of its owner is told apart, what of the owner
 * an import has to leave alone, and how far the import is that the back office asked for last.
 */
export const presetImports: Migration = {
  async up(db) {
    await sql`alter table sample_data add column stored jsonb, add column kept jsonb`.execute(db);
    await sql`create table preset_import (
      site_id integer primary key references site (id) on delete cascade,
      name text not null,
      state text not null check (state in ('running', 'done', 'failed')),
      done integer not null default 0,
      total integer not null default 0,
      fault text,
      kept jsonb not null default '[]',
      heard_at timestamptz not null default now()
    )`.execute(db);
  },
};
