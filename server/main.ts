import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from '#server/app.ts';
import { CommandError } from '#server/commands/command-error.ts';
import { runCommand } from '#server/commands/index.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { alone } from '#server/db/alone.ts';
import { BackupRefused } from '#server/db/backup/backup.ts';
import { listenForBackups } from '#server/db/backup/backup-socket.ts';
import { BackupUnusable } from '#server/db/backup/manifest.ts';
import { RestoreRefused } from '#server/db/backup/restore.ts';
import { DataFolderInUse } from '#server/db/data-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { DatabaseUnusable } from '#server/db/postgres-database.ts';
import { VersionRefused } from '#server/db/presence.ts';
import { UpgradeRefused, upgrade } from '#server/db/upgrade.ts';
import { endOnSignals } from '#server/end-on-signals.ts';
import { listenFault } from '#server/listen-fault.ts';
import { FormerLibrary } from '#server/modules/content/media/index.ts';
import {
  greeting,
  lookAround,
  PublishedPasswords,
  passwordsNote,
  refusePublishedPasswords,
} from '#server/opening.ts';
import { readSecrets } from '#server/secrets.ts';
import { PresetError } from '#server/seed/files/preset-error.ts';
import { beginShop, fillNewSite } from '#server/seed/index.ts';
import { presetWork } from '#server/seed/replace/preset-work.ts';
import { accountsFor } from '#server/seed/site/accounts.ts';
import { openDevelopmentStorefront } from '#server/ssr/development.ts';
import { openBuiltStorefront, type Storefront } from '#server/ssr/storefront.ts';

/** Requests in flight get this long to end after a signal to stop. */
const GRACE_MS = 10_000;

stopWithParent();
/** A start, and a command, have nothing to finish that they would not survive. */
const leaveSignals = endOnSignals();

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

/** Whoever started this process over a channel may be killed before they can stop it. */
function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

/** Without arguments the shop is served; `commands/` has what looks after it. */
async function run([command, ...args]: string[]) {
  return command === undefined ? start(readConfig(process.env)) : runCommand(command, args);
}

async function start(config: Config) {
  const database = await openDatabase(config);
  try {
    const storefront = openStorefront(config);
    await upgrade(database, { dataDir: config.dataDir, say: console.info });
    const shop = await buildApp({
      config,
      secrets: readSecrets(config),
      database,
      entry: () => storefront.entry(),
      mount: (server) => storefront.mount(server),
      fillSite: fillNewSite,
      presetWork,
    });
    const { app } = shop;
    await app.ready();
    const accounts = await alone(database, 'first content', () =>
      beginShop(shop, {
        preset: config.preset,
        accounts: config.sampleData ? accountsFor(config) : [],
      }),
    );
    if (config.isPublic && accounts.length > 0) console.info(passwordsNote(accounts));
    await refusePublishedPasswords(shop);
    const address = await app.listen({ host: config.host, port: config.port });
    const stopBackups = await listenForBackups(database, config.dataDir);
    await leaveSignals();
    closeWithGrace({ delay: GRACE_MS }, async ({ err }) => {
      if (err) app.log.fatal({ err }, 'stopping after an error');
      await app.close();
      await stopBackups();
      await database.close();
    });
    console.info(greeting(await lookAround(shop, address, accounts)));
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openStorefront({ env }: Config): Storefront {
  const root = process.cwd();
  if (env === 'development') return openDevelopmentStorefront(root);
  return openBuiltStorefront(join(root, 'dist'));
}

/** What the person who starts the server can act on, without a stack; anything else in full. */
function reasonOf(error: unknown): unknown {
  if (
    error instanceof ConfigError ||
    error instanceof FormerLibrary ||
    error instanceof DataFolderInUse ||
    error instanceof DatabaseUnusable ||
    error instanceof PublishedPasswords ||
    error instanceof BackupRefused ||
    error instanceof BackupUnusable ||
    error instanceof RestoreRefused ||
    error instanceof UpgradeRefused ||
    error instanceof VersionRefused ||
    error instanceof CommandError ||
    error instanceof PresetError
  ) {
    return error.message;
  }
  return listenFault(error) ?? error;
}
