import closeWithGrace from 'close-with-grace';
import { buildApp } from '#server/app.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { DataFolderInUse } from '#server/db/data-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSecrets } from '#server/secrets.ts';

async function start() {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database.db);
  const app = await buildApp({
    config,
    secrets: readSecrets(config),
    database,
    entry: () => Promise.reject(new Error('Izlog: no storefront is mounted.')),
  });
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await app.close();
    await database.close();
  });
  const address = await app.listen({ host: config.host, port: config.port });
  app.log.info(address);
}

try {
  await start();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DataFolderInUse;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
