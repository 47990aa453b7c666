import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. The driver would turn a bare array into a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
