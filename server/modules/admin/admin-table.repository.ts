import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containsWords } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';
import { ValidationFailed } from '#server/errors.ts';
import { AlreadyExists, InUse } from './admin.errors.ts';
import type { AdminTable, Column } from './admin-table.ts';

/** Field values of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

export interface AdminQuery {
  keywords?: string;
  sort?: { param: string; order: 'asc' | 'desc' };
  limit: number;
  offset: number;
}

/** SQL that lists and changes the records of one table. */
export type AdminTableRepository = ReturnType<typeof createAdminTableRepository>;

export function createAdminTableRepository(db: Kysely<Database>, kind: AdminTable) {
  const table = sql.table(kind.table);
  const owned = (ownerId: number) => sql`${sql.ref(kind.owner)} = ${ownerId}`;
  const columns = sql.join([
    sql.ref('id'),
    ...Object.entries(kind.fields).map(
      ([field, { column }]) => sql`${sql.ref(column)} as ${sql.ref(field)}`,
    ),
  ]);

  return {
    async page(ownerId: number, query: AdminQuery): Promise<{ rows: Fields[]; total: number }> {
      const matches = query.keywords
        ? sql.join(
            kind.searched.map((text) =>
              containsWords(sql<string>`${sql.raw(text)}`, query.keywords ?? ''),
            ),
            sql` or `,
          )
        : sql`true`;
      const where = sql`${owned(ownerId)} and (${matches})`;
      const { column } = kind.fields[query.sort?.param ?? kind.sortedBy] ?? { column: 'id' };
      const direction = sql.raw(query.sort?.order === 'desc' ? 'desc' : 'asc');
      const { rows } = await sql<Fields>`select ${columns} from ${table} where ${where}
        order by ${sql.ref(column)} ${direction}, id ${direction}
        limit ${query.limit} offset ${query.offset}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*) as total from ${table} where ${where}`.execute(db);
      return { rows: rows.map((row) => outside(kind, row)), total: counted.rows[0]?.total ?? 0 };
    },

    async find(ownerId: number, id: number): Promise<Fields | null> {
      const { rows } = await sql<Fields>`
        select ${columns} from ${table} where ${owned(ownerId)} and id = ${id}`.execute(db);
      return rows[0] ? outside(kind, rows[0]) : null;
    },

    insert: (ownerId: number, fields: Fields): Promise<Fields> =>
      refusing(async () => {
        const given = entriesOf(kind, fields);
        const names = [sql.ref(kind.owner), ...given.map(([{ column }]) => sql.ref(column))];
        const values = [sql`${ownerId}`, ...given.map(([column, value]) => inside(column, value))];
        const { rows } = await sql<Fields>`
          insert into ${table} (${sql.join(names)}) values (${sql.join(values)})
          returning ${columns}`.execute(db);
        return outside(kind, rows[0] ?? {});
      }),

    update: (ownerId: number, id: number, fields: Fields): Promise<Fields | null> =>
      refusing(async () => {
        const changes = entriesOf(kind, fields).map(
          ([column, value]) => sql`${sql.ref(column.column)} = ${inside(column, value)}`,
        );
        const { rows } = await sql<Fields>`
          update ${table} set ${sql.join(changes)} where ${owned(ownerId)} and id = ${id}
          returning ${columns}`.execute(db);
        return rows[0] ? outside(kind, rows[0]) : null;
      }),

    remove: (ownerId: number, id: number): Promise<boolean> =>
      refusing(async () => {
        const { numAffectedRows } = await sql`
          delete from ${table} where ${owned(ownerId)} and id = ${id}`.execute(db);
        return numAffectedRows === 1n;
      }),
  };
}

function entriesOf({ fields }: AdminTable, given: Fields): [Column, unknown][] {
  return Object.entries(given).flatMap(([field, value]) => {
    const column = fields[field];
    return column ? [[column, value] as [Column, unknown]] : [];
  });
}

function inside(column: Column, value: unknown): RawBuilder<unknown> {
  return column.json ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}

function outside({ fields }: AdminTable, row: Fields): Fields {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      fields[field]?.moment && value instanceof Date ? value.toISOString() : value,
    ]),
  );
}

/** What the database refuses, in words a client can act on. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === '23505') throw new AlreadyExists();
    if (code === '23503') throw new InUse();
    if (code === '23514') throw new ValidationFailed({ fields: { body: 'rule' } });
    throw error;
  }
}
