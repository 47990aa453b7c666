import { isExpanding, migrationsOf } from '#server/db/migrate.ts';
import { upgrade } from '#server/db/upgrade.ts';
import { CommandError } from './command-error.ts';
import { commandConfig, withDatabase } from './with-shop.ts';

const USAGE =
  'Usage: npm run migrate [-- --dry-run | --no-backup]: changes the database to what this version needs, or lists what it would change.';

/** What a start does with the database, without a start. Throws `CommandError`, `UpgradeRefused`. */
export async function migrateDatabase(args: readonly string[]): Promise<void> {
  const [option, ...rest] = args;
  const isKnown = option === undefined || option === '--dry-run' || option === '--no-backup';
  if (!isKnown || rest.length > 0) throw new CommandError(USAGE);
  const config = commandConfig();
  await withDatabase(config, async (database) => {
    const { done, pending } = await migrationsOf(database.patient);
    if (pending.length === 0) return console.info(`The database is up to date (${done.at(-1)}).`);
    if (option === '--dry-run') {
      return console.info(
        [
          'These steps are pending:',
          ...pending.map((name) => `  ${name}`),
          pending.every(isExpanding)
            ? 'Processes of the version before may run on beside the new one.'
            : 'Stop all processes of the version before first: they do not go with these steps.',
        ].join('\n'),
      );
    }
    const backup = option !== '--no-backup';
    return upgrade(database, { dataDir: config.dataDir, backup, say: console.info });
  });
}
