import { join } from 'node:path';
import { buildApp, type Shop } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { upgrade } from '#server/db/upgrade.ts';
import type { AppDeps } from '#server/plugins/core.ts';
import { readSecrets } from '#server/secrets.ts';
import type { Services } from '#server/services.ts';
import { openBuiltStorefront } from '#server/ssr/storefront.ts';

/** Settings of a command: what it says itself is all that its caller reads. */
export function commandConfig() {
  return readConfig({ LOG_LEVEL: 'error', ...process.env });
}

/** Opens the database of the environment for as long as the work takes. */
export async function withDatabase<T>(
  config: ReturnType<typeof commandConfig>,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Does work on the shop of the environment (`DATA_DIR`, `DATABASE_URL`), without serving it. The
 * embedded database is one process's: stop the server first.
 */
export async function withShop(work: (services: Services) => Promise<void>): Promise<void> {
  await withWholeShop(({ services }) => work(services), noPages);
}

/** The same for work that needs the rules of content, which come with the built pages. */
export async function withPages(work: (shop: Shop) => Promise<void>): Promise<void> {
  const storefront = openBuiltStorefront(join(process.cwd(), 'dist'));
  await withWholeShop(work, () => storefront.entry());
}

async function withWholeShop(
  work: (shop: Shop) => Promise<void>,
  entry: AppDeps['entry'],
): Promise<void> {
  const config = commandConfig();
  await withDatabase(config, async (database) => {
    await upgrade(database, { dataDir: config.dataDir, say: console.info });
    const secrets = readSecrets(config);
    const shop = await buildApp({ config, secrets, database, entry });
    await shop.app.ready();
    try {
      await work(shop);
    } finally {
      await shop.app.close();
    }
  });
}

async function noPages(): Promise<never> {
  throw new Error('This command shows no pages.');
}
