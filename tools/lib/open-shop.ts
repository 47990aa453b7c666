import { buildApp } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { DataFolderInUse } from '#server/db/data-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { DatabaseUnusable } from '#server/db/postgres-database.ts';
import { readSecrets } from '#server/secrets.ts';
import type { Services } from '#server/services.ts';
import { CommandError } from './command-error.ts';

/**
 * Does work on the shop of the environment (`DATA_DIR`, `DATABASE_URL`), without serving it. The
 * embedded database is one process's: stop the server first. Ends the process with 1 when it cannot.
 */
export async function withShop(work: (services: Services) => Promise<void>): Promise<void> {
  try {
    const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
    const database = await openDatabase(config);
    try {
      await migrate(database.patient);
      const secrets = readSecrets(config);
      const { app, services } = await buildApp({ config, secrets, database, entry: noPages });
      await app.ready();
      await work(services);
      await app.close();
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isPlain(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof DatabaseUnusable
  );
}

async function noPages(): Promise<never> {
  throw new Error('This command shows no pages.');
}
