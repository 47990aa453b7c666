import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTestPglite } from './pglite.ts';
import { startPostgres } from './postgres.ts';

/** Whether the tests run on a real server; races and crashes only show there. */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

let opened: Promise<OpenDatabase> | null = null;
let tables: string[] | null = null;

/** The migrated database of this worker, emptied; the test files that run in it use the same one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  opened ??= onPostgres ? openServerDatabase() : openTestPglite();
  const database = await opened;
  await emptyTables(database);
  return database;
}

async function openServerDatabase(): Promise<OpenDatabase> {
  const databaseUrl = await startPostgres().createDatabase();
  const database = await openDatabase({ dataDir: '', databaseUrl });
  await migrate(database.db);
  return database;
}

/**
 * Empties what holds rows, but for the list of migrations; ids start at 1 again. Most tests touch few
 * of the hundred tables, and `truncate` of all of them takes longer than most tests.
 */
async function emptyTables({ db }: OpenDatabase) {
  tables ??= await namesOfTables(db);
  const held = sql.join(
    tables.map((name) => sql`case when exists (select from ${sql.table(name)}) then ${name} end`),
  );
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array[${held}]) as name where name is not null`.execute(db);
  await db.transaction().execute(async (trx) => {
    // No trigger runs and no reference is checked: nothing is left that could be wrong.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(trx);
    await sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`.execute(trx);
  });
}

async function namesOfTables(db: OpenDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}
