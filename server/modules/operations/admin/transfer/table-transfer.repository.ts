import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { createTableStore } from '../admin-table.repository.ts';
import type { AdminTable } from '../admin-table.ts';
import type { Fields, Place } from '../record-store.ts';

const READ_AT_ONCE = 500;

/** Records are those of a site or of a store. */
function owned({ owner }: Pick<AdminTable, 'owner'>, { site, store }: Place) {
  return sql`${sql.ref(owner)} = ${owner === 'site_id' ? site.id : store.id}`;
}

/** The record of a table whose key has a value. */
export async function byKey(
  handle: Kysely<Database>,
  table: AdminTable,
  place: Place,
  { key, value }: { key: string; value: string },
): Promise<Fields | null> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table.table)}
    where ${owned(table, place)} and ${sql.raw(key)} = ${value} order by id limit 1`.execute(
    handle,
  );
  const [row] = rows;
  return row ? createTableStore(handle, table).find(place, row.id) : null;
}

/** All records of a table in the order of their making. */
export async function* allRecords(
  handle: Kysely<Database>,
  table: AdminTable,
  place: Place,
): AsyncGenerator<Fields[]> {
  const store = createTableStore(handle, table);
  const query = {
    filters: [],
    sort: { param: 'id', order: 'asc' } as const,
    page: 1,
    limit: READ_AT_ONCE,
  };
  for (let offset = 0; ; offset += READ_AT_ONCE) {
    const { rows } = await store.page(place, { ...query, offset });
    if (rows.length > 0) yield rows;
    if (rows.length < READ_AT_ONCE) return;
  }
}

/** Slugs of all categories by id. */
export async function categorySlugs(
  handle: Kysely<Database>,
  { site }: Place,
): Promise<Map<number, string>> {
  const rows = await handle
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('site_id', '=', site.id)
    .execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Whether a category would be below itself under that parent. */
export async function isBelow(
  handle: Kysely<Database>,
  parentId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`with recursive above as (
      select id, parent_id from category where id = ${parentId}
      union select c.id, c.parent_id from category as c join above on c.id = above.parent_id
    ) select id from above where id = ${id}`.execute(handle);
  return rows.length > 0;
}

/** How many records of a table the site or the store has. */
export async function countRecords(
  handle: Kysely<Database>,
  place: Place,
  table: Pick<AdminTable, 'table' | 'owner'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from ${sql.table(table.table)} where ${owned(table, place)}`.execute(handle);
  return rows[0]?.total ?? 0;
}
