import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTestPglite } from './pglite.ts';
import { type Cluster, startPostgres } from './postgres.ts';

/** Whether the tests run on a real server; races and crashes only show there. */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

let cluster: Cluster | null = null;
let opened: Promise<OpenDatabase> | null = null;

/** The migrated database of this test file, emptied. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  opened ??= onPostgres ? openServerDatabase() : openTestPglite();
  const database = await opened;
  await emptyTables(database);
  return database;
}

afterAll(async () => {
  await (await opened)?.close();
  await cluster?.stop();
  opened = null;
  cluster = null;
});

async function openServerDatabase(): Promise<OpenDatabase> {
  cluster ??= startPostgres();
  const database = await openDatabase({ dataDir: '', databaseUrl: await cluster.createDatabase() });
  await migrate(database.db);
  return database;
}

/** Empties all tables but the list of migrations; ids start at 1 again. */
async function emptyTables({ db }: OpenDatabase) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const tables = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`truncate ${tables} restart identity cascade`.execute(db);
}
