import { type Kysely, type Migration, Migrator } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** By name, in the order of their names. */
export type Steps = Readonly<Record<string, Migration>>;

/**
 * Brings the tables up to date, all new steps in one transaction. Several processes may call it at
 * once. Throws when a step fails (nothing is changed then) or when the database is newer than this
 * program.
 */
export async function migrate(db: Kysely<Database>, steps: Steps = migrations): Promise<string[]> {
  const { error, results } = await migratorOf(db, steps).migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(
      failed
        ? `Izlog: migration ${failed} failed; the database is unchanged. See the cause, correct the data or go back to the version before.`
        : 'Izlog: the database was migrated by a newer version of the program. Start that version.',
      { cause: error },
    );
  }
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of the steps that were made, and of those that the next `migrate` will make. */
export async function migrationsOf(
  db: Kysely<Database>,
  steps: Steps = migrations,
): Promise<{ done: string[]; pending: string[] }> {
  const known = await migratorOf(db, steps).getMigrations();
  const named = (isDone: boolean) =>
    known.filter(({ executedAt }) => Boolean(executedAt) === isDone).map(({ name }) => name);
  return { done: named(true), pending: named(false) };
}

function migratorOf(db: Kysely<Database>, steps: Steps): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } });
}
