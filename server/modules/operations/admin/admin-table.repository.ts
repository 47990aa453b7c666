import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { ValidationFailed } from '#server/errors.ts';
import { matching, ordering } from './admin-query.repository.ts';
import type { AdminTable, Column } from './admin-table.ts';
import { knownMedia } from './attributes/attribute.repository.ts';
import type { Fields, Place, RecordStore } from './record-store.ts';
import { refusing } from './refusals.ts';

/** SQL that lists and changes the records of one table. */
export function createTableStore(db: Kysely<Database>, kind: AdminTable): RecordStore {
  const table = sql.table(kind.table);
  const ownerOf = ({ site, store }: Place) => (kind.owner === 'site_id' ? site.id : store.id);
  const owned = (place: Place) => sql`${sql.ref(kind.owner)} = ${ownerOf(place)}`;
  const columns = sql.join([
    sql.ref('id'),
    ...Object.entries(kind.fields).map(
      ([field, { column }]) => sql`${sql.ref(column)} as ${sql.ref(field)}`,
    ),
  ]);

  return {
    fields: kind.fields,

    async page(place, query) {
      const where = sql`${owned(place)} and ${matching(query, kind.fields, kind.searched)}`;
      const { rows } = await sql<Fields>`select ${columns} from ${table} where ${where}
        order by ${ordering(query, kind.fields, kind.sortedBy)}
        limit ${query.limit} offset ${query.offset}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*) as total from ${table} where ${where}`.execute(db);
      return { rows: rows.map((row) => outside(kind, row)), total: counted.rows[0]?.total ?? 0 };
    },

    async find(place, id) {
      const { rows } = await sql<Fields>`
        select ${columns} from ${table} where ${owned(place)} and id = ${id}`.execute(db);
      return rows[0] ? outside(kind, rows[0]) : null;
    },

    insert: (place, fields) =>
      refusing(async () => {
        const given = entriesOf(kind, fields);
        await requireOwnPictures(db, kind, place, fields);
        const names = [sql.ref(kind.owner), ...given.map(([{ column }]) => sql.ref(column))];
        const values = [
          sql`${ownerOf(place)}`,
          ...given.map(([column, value]) => inside(column, value)),
        ];
        const { rows } = await sql<Fields>`
          insert into ${table} (${sql.join(names)}) values (${sql.join(values)})
          returning ${columns}`.execute(db);
        return outside(kind, rows[0] ?? {});
      }),

    update: (place, id, fields) =>
      refusing(async () => {
        await requireOwnPictures(db, kind, place, fields);
        const changes = entriesOf(kind, fields).map(
          ([column, value]) => sql`${sql.ref(column.column)} = ${inside(column, value)}`,
        );
        const { rows } = await sql<Fields>`
          update ${table} set ${sql.join(changes)} where ${owned(place)} and id = ${id}
          returning ${columns}`.execute(db);
        return rows[0] ? outside(kind, rows[0]) : null;
      }),

    remove: (place, id) =>
      refusing(async () => {
        const { numAffectedRows } = await sql`
          delete from ${table} where ${owned(place)} and id = ${id}`.execute(db);
        return numAffectedRows === 1n;
      }),
  };
}

/** Throws `ValidationFailed` for a picture that the site does not have. */
async function requireOwnPictures(
  db: Kysely<Database>,
  { fields: columns }: AdminTable,
  { site }: Place,
  fields: Fields,
) {
  const named = Object.entries(fields).flatMap(([field, id]): [string, number][] =>
    columns[field]?.picture && typeof id === 'number' ? [[field, id]] : [],
  );
  if (named.length === 0) return;
  const known = await knownMedia(
    db,
    site.id,
    named.map(([, id]) => id),
  );
  const faults = named.filter(([, id]) => !known.has(id)).map(([field]) => [field, 'unknown']);
  if (faults.length > 0) throw new ValidationFailed({ fields: Object.fromEntries(faults) });
}

function entriesOf({ fields }: AdminTable, given: Fields): [Column, unknown][] {
  return Object.entries(given).flatMap(([field, value]) => {
    const column = fields[field];
    return column ? [[column, value] as [Column, unknown]] : [];
  });
}

function inside(column: Column, value: unknown): RawBuilder<unknown> {
  return column.json && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}

function outside({ fields }: AdminTable, row: Fields): Fields {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      fields[field]?.moment && value instanceof Date ? value.toISOString() : value,
    ]),
  );
}
