import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import { requireAlone, VersionRefused } from './presence.ts';
import type { Database } from './schema.ts';

/** By name, in the order of their names. */
export type Steps = Readonly<Record<string, Migration>>;

/**
 * Whether programs that do not know a step go on with a database that has it. The name says it, so that
 * it is stored with the database, where a program finds it that is older than the step.
 */
export const isExpanding = (name: string) => name.endsWith('.expand');

/**
 * Brings the tables up to date, all new steps in one transaction. Several processes may call it at
 * once. Throws when a step fails (nothing is changed then), and `VersionRefused` when the database is
 * newer than this program and does not go with it, or when processes of an older one would not go with
 * the new steps.
 */
export async function migrate(db: Kysely<Database>, steps: Steps = migrations): Promise<string[]> {
  const { error, results } = await (await migratorOf(db, steps)).migrateToLatest();
  if (error instanceof VersionRefused) throw error;
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    if (!failed) throw newer(error);
    throw new Error(
      `Izlog: migration ${failed} failed; the database is unchanged. See the cause, correct the data or go back to the version before.`,
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
  const known = await (await migratorOf(db, steps)).getMigrations();
  const named = (isDone: boolean) =>
    known.filter(({ executedAt }) => Boolean(executedAt) === isDone).map(({ name }) => name);
  return { done: named(true), pending: named(false) };
}

/**
 * Throws `VersionRefused` for a database with steps that this program does not know and that it does
 * not go with.
 */
export async function refuseNewer(db: Kysely<Database>, steps: Steps = migrations): Promise<void> {
  const strange = (await doneSteps(db)).filter((name) => !(name in steps || isExpanding(name)));
  if (strange.length > 0) throw newer(strange);
}

async function migratorOf(db: Kysely<Database>, steps: Steps): Promise<Migrator> {
  const later = (await doneSteps(db)).filter((name) => isExpanding(name) && !(name in steps));
  const all = {
    ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, guarded(name, step)])),
    // Made by a newer program, so none of them is made again.
    ...Object.fromEntries(later.map((name) => [name, { up: async () => undefined }])),
  };
  return new Migrator({ db, provider: { getMigrations: async () => all } });
}

/** A step that older programs do not go with is made while none of them runs. */
function guarded(name: string, step: Migration): Migration {
  if (isExpanding(name)) return step;
  return {
    ...step,
    async up(trx) {
      await requireAlone(trx, name);
      await step.up(trx);
    },
  };
}

/** Steps that the database has, whichever program made them; none where it is new. */
async function doneSteps(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (tables[0]?.exists !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function newer(cause: unknown): VersionRefused {
  return new VersionRefused(
    [
      'Izlog: the database was migrated by a newer version of the program, and this one does not go with it.',
      'Start that version, or restore the backup from before the upgrade: docs/operating.md.',
    ],
    { cause },
  );
}
