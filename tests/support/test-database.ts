import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { setSoldCountries } from '#server/db/sold-countries.ts';
import { ensureDefaultSite } from '#server/modules/site/site/default-site.repository.ts';
import { openTestPglite } from './pglite.ts';
import { startPostgres } from './postgres.ts';

/** Whether the tests run on a real server; races and crashes only show there. */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** What `ensureDefaultSite` fills. */
const SITE_TABLES = [
  'api_key',
  'country',
  'currency',
  'domain',
  'language',
  'site',
  'store',
  'store_country',
];

let opened: Promise<OpenDatabase> | null = null;
/** What the rows of the default site looked like when they were new. */
let siteMark: string | null = null;

/** The migrated database of this worker, emptied; the test files that run in it use the same one. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await open();
  await sql`select empty_tables(null)`.execute(database.db);
  return database;
}

/**
 * The same with the default site (id 1) alone. Its rows stay where the last test has not touched
 * them: to make them again takes longer than most tests.
 */
export async function openTestDatabaseWithSite(): Promise<OpenDatabase> {
  const database = await open();
  const { db } = database;
  const emptied = await sql<{ kept: boolean }>`select empty_tables(${siteMark}) as kept`.execute(
    db,
  );
  if (emptied.rows[0]?.kept) return database;
  await ensureDefaultSite(db, { publicUrl: undefined, localUrl: 'http://127.0.0.1:3000' });
  // As the sample shop, which most tests are about; a shop that begins sells in Croatia alone.
  const sells = { countries: ['HR', 'SI'], standard: 'HR' };
  await db.transaction().execute((trx) => setSoldCountries(trx, 1, sells));
  const marked = await sql<{ mark: string }>`select site_mark() as mark`.execute(db);
  siteMark = marked.rows[0]?.mark ?? null;
  return database;
}

function open(): Promise<OpenDatabase> {
  opened ??= openAnew();
  return opened;
}

async function openAnew(): Promise<OpenDatabase> {
  const database = onPostgres ? await openServerDatabase() : await openTestPglite();
  await addFunctions(database);
  return database;
}

async function openServerDatabase(): Promise<OpenDatabase> {
  const databaseUrl = await startPostgres().createDatabase();
  const database = await openDatabase({ dataDir: '', databaseUrl });
  await migrate(database.db);
  return database;
}

/**
 * `empty_tables(mark)` empties what holds rows, but for the list of migrations; ids start at 1 again.
 * The rows of a site that still has the mark stay, and it answers true. Most tests touch few of the
 * hundred tables, and `truncate` of all of them takes longer than most tests.
 */
async function addFunctions({ db }: OpenDatabase) {
  // What changed is kept: lists that are in memory may not have been asked for since.
  const isEmptied = (name: string) => !name.startsWith('product_change');
  const tables = (await namesOf(db, 'pg_tables', 'tablename')).filter(isEmptied);
  const sequences = (await namesOf(db, 'pg_sequences', 'sequencename')).filter(isEmptied);
  const ofSite = (name: string) =>
    SITE_TABLES.some((table) => name === table || name === `${table}_id_seq`);
  const emptied = [
    ...tables.map((name) => [name, `exists (select from ${name})`, `delete from ${name}`]),
    ...sequences.map((name) => [
      name,
      // Rows with ids of their own may have moved a sequence that was never called.
      `(select is_called or last_value > 1 from ${name})`,
      `perform setval('${name}', 1, false)`,
    ]),
  ].map(
    ([name = '', filled, empty]) =>
      `if ${ofSite(name) ? 'not kept and ' : ''}${filled} then ${empty}; end if;`,
  );
  const marks = [
    ...tables
      .filter(ofSite)
      .map((name) => `(select string_agg(concat(ctid, xmin), ' ' order by ctid) from ${name})`),
    ...sequences.filter(ofSite).map((name) => `(select last_value::text from ${name})`),
  ];
  await sql
    .raw(`create function site_mark() returns text language sql as
      $$ select concat_ws('/', ${marks.join(', ')}) $$`)
    .execute(db);
  // No trigger runs and no reference is checked: nothing is left that could be wrong. What the triggers
  // would have noted for the lists of products is noted here: 0 is their structure.
  await sql
    .raw(`create function empty_tables(mark text) returns boolean language plpgsql as $$
      declare kept boolean := coalesce(mark = site_mark(), false);
        gone integer[] := array(select 0 union select id from product);
      begin
        perform set_config('session_replication_role', 'replica', true);
        ${emptied.join('\n')}
        insert into product_change (product_id) select unnest(gone);
        return kept;
      end $$`)
    .execute(db);
}

async function namesOf(db: OpenDatabase['db'], view: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(${sql.ref(column)}) as name from ${sql.table(view)}
    where schemaname = 'public' and ${sql.ref(column)} not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}
