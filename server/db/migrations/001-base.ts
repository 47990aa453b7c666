import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Croatian order after CLDR. PGlite's ICU has no Croatian data, and rules need PostgreSQL 16; on 15
 * the server's own `hr-x-icu` is copied. Use the collation by the name `hr` everywhere.
 */
const HR_RULES = [
  '&C<č<<<Č<ć<<<Ć',
  '&D<dž<<<ǆ<<<Dž<<<ǅ<<<DŽ<<<Ǆ<đ<<<Đ',
  '&L<lj<<<ǉ<<<Lj<<<ǈ<<<LJ<<<Ǉ',
  '&N<nj<<<ǌ<<<Nj<<<ǋ<<<NJ<<<Ǌ',
  '&S<š<<<Š',
  '&Z<ž<<<Ž',
].join('');

/** Collation and text search configuration `hr`, extensions, rate limits. */
export const base: Migration = {
  async up(db) {
    await createCollation(db);
    await sql`create extension if not exists unaccent`.execute(db);
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create text search configuration hr (copy = simple)`.execute(db);
    await sql`alter text search configuration hr
      alter mapping for hword, hword_part, word with unaccent, simple`.execute(db);
    await sql`create table throttle (
      key text primary key,
      hits integer not null,
      resets_at timestamptz not null
    )`.execute(db);
  },
};

async function createCollation(db: Kysely<unknown>) {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  if (Number(rows[0]?.version) < 160_000) {
    await sql`create collation hr from "hr-x-icu"`.execute(db);
    return;
  }
  await sql`create collation hr (provider = icu, locale = 'und', rules = ${sql.lit(HR_RULES)})`.execute(
    db,
  );
}
