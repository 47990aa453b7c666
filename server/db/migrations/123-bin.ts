import { type Migration, sql } from 'kysely';

/**
 * What somebody deleted stays for a while: since when and by whom, and of an element what shoppers
 * saw of it. In the bin an element has no address and is not public, so that both are free.
 */
export const bin: Migration = {
  async up(db) {
    await sql`alter table element add column binned_at timestamptz`.execute(db);
    await sql`alter table element
      add column binned_by integer references account on delete set null`.execute(db);
    await sql`alter table element add column binned jsonb`.execute(db);
    await sql`alter table media add column binned_at timestamptz`.execute(db);
    await sql`alter table media
      add column binned_by integer references account on delete set null`.execute(db);
    await sql`create index element_binned
      on element (binned_at) where binned_at is not null`.execute(db);
    await sql`create index element_binned_by
      on element (binned_by) where binned_by is not null`.execute(db);
    await sql`create index media_binned
      on media (binned_at) where binned_at is not null`.execute(db);
    await sql`create index media_binned_by
      on media (binned_by) where binned_by is not null`.execute(db);
  },
};
