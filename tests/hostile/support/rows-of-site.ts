import { type RawBuilder, sql } from 'kysely';
import type { TestApp } from '#tests/support/test-app.ts';

type Db = TestApp['app']['db'];

/** A column that holds the id of a row of another table. */
interface Reference {
  child: string;
  column: string;
  parent: string;
  target: string;
}

/** Whose rows are whose, read out of the tables themselves, so that a new table is known as well. */
export interface Ownership {
  /** Tables with rows that belong to sites. */
  tables: string[];
  /** Says of a row of a table whether it belongs to a site or refers to something of it. */
  isOf(table: string, siteId: number): RawBuilder<boolean>;
}

export async function readOwnership(db: Db): Promise<Ownership> {
  const references = await referencesOf(db);
  const withSite = await tablesWithSite(db);
  const parentsOf = (table: string) => references.filter(({ child }) => child === table);

  /** A row belongs to the site that it names; one that names none, to that of what it refers to. */
  function belongs(table: string, siteId: number, on: readonly string[]): RawBuilder<boolean> {
    if (table === 'site') return sql`${sql.ref(`${table}.id`)} = ${siteId}`;
    if (withSite.has(table)) return sql`${sql.ref(`${table}.site_id`)} = ${siteId}`;
    return refers(table, siteId, on);
  }

  function refers(table: string, siteId: number, on: readonly string[]): RawBuilder<boolean> {
    // A site may name another whose products or customers it shares.
    const isEndless = (parent: string) =>
      parent === 'site'
        ? table === 'site'
        : !withSite.has(parent) && [table, ...on].includes(parent);
    const ways = parentsOf(table)
      .filter(({ parent }) => !isEndless(parent))
      .map(
        ({ column, parent, target }) => sql<boolean>`${sql.ref(`${table}.${column}`)} in (
          select ${sql.ref(`${parent}.${target}`)} from ${sql.table(parent)}
          where ${belongs(parent, siteId, [...on, table])})`,
      );
    return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
  }

  const known = new Set(['site', ...withSite]);
  let size = 0;
  while (size < known.size) {
    size = known.size;
    for (const { child, parent } of references) if (known.has(parent)) known.add(child);
  }
  return {
    tables: [...known].sort(),
    isOf: (table, siteId) => sql`(${belongs(table, siteId, [])} or ${refers(table, siteId, [])})`,
  };
}

/** A print of all that belongs to a site, by table. */
export async function printsOf(
  db: Db,
  { tables, isOf }: Ownership,
  siteId: number,
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number; print: string | null }>`
      select count(*)::int as count,
        md5(string_agg(${sql.table(table)}::text, '|' order by ${sql.table(table)}::text)) as print
      from ${sql.table(table)} where ${isOf(table, siteId)}`.execute(db);
    const [found] = rows;
    if (found && found.count > 0) prints[table] = `${found.count} rows: ${found.print}`;
  }
  return prints;
}

/** Rows of one site that refer to something of another, by table. */
export async function tiesBetween(
  db: Db,
  { tables, isOf }: Ownership,
  [one, other]: readonly [number, number],
): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select ${sql.table(table)}::text as row from ${sql.table(table)}
      where ${isOf(table, one)} and ${isOf(table, other)}`.execute(db);
    found.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return found;
}

/** The first id of a site's rows in every table that has ids. */
export async function firstIdsOf(
  db: Db,
  { tables, isOf }: Ownership,
  siteId: number,
): Promise<number[]> {
  const { rows: numbered } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type in ('integer', 'bigint')`.execute(
    db,
  );
  const ids = new Set<number>();
  for (const { name } of numbered.filter((table) => tables.includes(table.name))) {
    const { rows } = await sql<{ id: number | null }>`
      select min(id)::int as id from ${sql.table(name)} where ${isOf(name, siteId)}`.execute(db);
    if (rows[0]?.id) ids.add(rows[0].id);
  }
  return [...ids].sort((a, b) => a - b);
}

/** What is made from now on has ids that nothing of before has. */
export async function moveIdsApart(db: Db, start: number): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' and table_name not like 'product_change%'
  `.execute(db);
  for (const { table, column } of rows) {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
      restart with ${sql.lit(start)}`.execute(db);
  }
}

async function referencesOf(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as child, a.attname as column,
      c.confrelid::regclass::text as parent, t.attname as target
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db);
  return rows;
}

async function tablesWithSite(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'site_id'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
