import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Config } from '#server/config.ts';
import { DataFolderInUse } from './data-lock.ts';
import { openDatabase } from './database.ts';
import { migrationsOf } from './migrate.ts';
import { DATABASE_FOLDER } from './pglite-database.ts';
import type { Database } from './schema.ts';

/** A clock that differs by more signs tokens that are not valid yet, or not any more. */
const CLOCK_MS = 5_000;

/**
 * Opens the configured database, and says what it is and whether a start has to bring it up to date.
 * Changes nothing. Throws where it cannot be used.
 */
export async function lookAtDatabase(config: Config): Promise<string> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(join(config.dataDir, DATABASE_FOLDER))) {
    return 'embedded; the first start makes it';
  }
  try {
    const { version, pending } = await factsOf(config);
    const steps =
      pending === 0 ? 'up to date' : `the next start makes ${pending} steps of migration`;
    return `${isEmbedded ? 'embedded ' : ''}PostgreSQL ${version}, ${steps}`;
  } catch (error) {
    if (error instanceof DataFolderInUse) return 'embedded; a server that runs has it open';
    throw error;
  }
}

async function factsOf(config: Config): Promise<{ version: string; pending: number }> {
  const database = await openDatabase(config);
  try {
    const { pending } = await migrationsOf(database.db);
    const { version, now } = await clockOf(database.db);
    refuseOtherTime(now);
    return { version, pending: pending.length };
  } finally {
    await database.close();
  }
}

async function clockOf(db: Kysely<Database>): Promise<{ version: string; now: Date }> {
  const { rows } = await sql<{ version: string; now: Date }>`
    select current_setting('server_version') as version, clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not answer a simple question.');
  return row;
}

/** Throws where the database lives in another time than this machine. */
export function refuseOtherTime(theirs: Date, ours: Date = new Date()): void {
  const apart = Math.abs(theirs.getTime() - ours.getTime());
  if (apart <= CLOCK_MS) return;
  throw new Error(
    `The clocks of the database and of this machine are ${Math.round(apart / 1000)} s apart. Set both by NTP.`,
  );
}
