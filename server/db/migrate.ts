import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Brings the tables up to date, all new steps in one transaction. Several processes may call it at
 * once. Throws when a step fails (nothing is changed then) or when the database is newer than this
 * program.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest();
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

/** How many steps the next `migrate` will make. */
export async function pendingSteps(db: Kysely<Database>): Promise<number> {
  const steps = await migratorOf(db).getMigrations();
  return steps.filter(({ executedAt }) => !executedAt).length;
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
