import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import type { Database } from './schema.ts';

/**
 * Does work that only one process may do at a time; another one that asks for the same `name` waits
 * until it is done. The embedded database is of one process anyway.
 */
export function alone<T>(
  { patient, kind }: Pick<OpenDatabase, 'patient' | 'kind'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return kind === 'pglite' ? work() : holding(patient, name, work);
}

/** The lock is that of one connection: a process that dies gives it back. */
function holding<T>(db: Kysely<Database>, name: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}
