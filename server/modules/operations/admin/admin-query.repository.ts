import { type RawBuilder, sql } from 'kysely';
import { containsWords } from '#server/db/localized.ts';
import type { AdminQuery } from './admin-query.ts';
import type { Column } from './admin-table.ts';

type Fields = Readonly<Record<string, Column>>;

/** SQL that is true for the records a query asks for. `searched` are literals of the code. */
export function matching(
  { keywords = '', filters }: AdminQuery,
  fields: Fields,
  searched: readonly string[],
): RawBuilder<unknown> {
  const words = searched.map((text) => containsWords(sql<string>`${sql.raw(text)}`, keywords));
  const equal = filters.map(({ key, value }) => {
    const column = sql.ref(columnOf(fields, key));
    return value === null ? sql`${column} is null` : sql`${column}::text = ${String(value)}`;
  });
  const found = keywords ? sql`(${sql.join(words, sql` or `)})` : sql`true`;
  return sql.join([found, ...equal], sql` and `);
}

/** SQL of the order of a list; records that are equal in it are ordered by their ids. */
export function ordering(
  { sort }: AdminQuery,
  fields: Fields,
  fallback: string,
  id = 'id',
): RawBuilder<unknown> {
  const direction = sql.raw(sort?.order === 'desc' ? 'desc' : 'asc');
  const column = sort?.param === 'id' ? id : columnOf(fields, sort?.param ?? fallback);
  return sql`${sql.ref(column)} ${direction}, ${sql.ref(id)} ${direction}`;
}

function columnOf(fields: Fields, field: string): string {
  return fields[field]?.column ?? 'id';
}
