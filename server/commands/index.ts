import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { backup, restore } from '#server/db/backup/commands.ts';
import { lookAtDatabase } from '#server/db/health.ts';
import { examine, reportOf } from '#server/doctor.ts';
import { CommandError } from './command-error.ts';
import { exportFile } from './export.ts';
import { importFile } from './import.ts';
import { migrateDatabase } from './migrate.ts';
import { runPresetCommand } from './preset.ts';
import { runUserCommand } from './user.ts';
import { withPages, withShop } from './with-shop.ts';

type Command = (args: readonly string[]) => Promise<void>;

/** What `node dist/server/main.js <command>` does, and `npm run <command>`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  backup: async (args) => {
    const folder = onlyFolder(args, 'npm run backup -- <new folder>');
    console.info(await backup(readConfig(process.env), folder));
  },
  restore: async (args) => {
    const folder = onlyFolder(args, 'npm run restore -- <folder of a backup>');
    console.info(await restore(readConfig(process.env), folder));
  },
  doctor: tellHealth,
  migrate: migrateDatabase,
  user: (args) => withShop((services) => runUserCommand(services, args, console.info)),
  import: (args) => withShop((services) => importFile(services, args)),
  export: (args) => withShop((services) => exportFile(services, args)),
  preset: (args) => withPages((shop) => runPresetCommand(shop, args, console.info)),
};

/** Throws `CommandError` for what is no command, or lacks an argument. */
export async function runCommand(name: string, args: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    throw new CommandError(
      `Izlog: ${name} is no command; there are ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  await command(args);
}

function onlyFolder([folder, ...rest]: readonly string[], usage: string): string {
  if (folder === undefined || rest.length > 0) throw new CommandError(`Usage: ${usage}`);
  return resolve(folder);
}

/** Ends with 1 where something stops the shop. */
async function tellHealth(args: readonly string[]) {
  if (args.length > 0) throw new CommandError('Usage: npm run doctor');
  const findings = await examine(readConfig(process.env), lookAtDatabase);
  console.info(reportOf(findings));
  process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
}
