import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Changed rows, and their share of a table, from which it is looked after: autovacuum's own defaults. */
const ROWS = 50;
const SHARE = 0.1;

/**
 * Does for the embedded database what autovacuum does for a server, which it lacks: clears the dead
 * rows of tables that changed a lot, and updates the statistics by which queries are planned.
 * One statement a table, so that nobody waits long for the one connection. Answers the tables' names.
 */
export async function vacuumChanged(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public'
      and s.n_mod_since_analyze > ${ROWS} + ${SHARE} * greatest(c.reltuples, 0)
    order by s.relname`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Updates the statistics of all tables; for a database that was just filled. */
export async function analyze(db: Kysely<Database>): Promise<void> {
  await sql`analyze`.execute(db);
}
