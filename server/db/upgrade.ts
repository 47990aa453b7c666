import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from './backup/backup.ts';
import { BACKUPS } from './backup/manifest.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, migrationsOf, refuseNewer, type Steps } from './migrate.ts';

/** Enough to go back by two versions; each holds all pictures. */
const KEPT_BACKUPS = 2;

interface Upgrade {
  dataDir: string;
  /** What this version needs, unless told otherwise. */
  steps?: Steps;
  /** False where the caller has a backup of their own. */
  backup?: boolean;
  say(line: string): void;
}

/** The database is as it was: without a way back its tables are not changed. */
export class UpgradeRefused extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      [
        `Izlog: the database was not changed, because the backup before it failed: ${reason}`,
        'Make room for a copy of the data folder and start again, or make a backup of your own, then:',
        '  npm run migrate -- --no-backup',
      ].join('\n'),
      { cause },
    );
    this.name = 'UpgradeRefused';
  }
}

/**
 * Brings the tables up to date and tells each step. An embedded database that is in use is copied
 * into `backups/` of its data folder first; who runs a PostgreSQL server has backups of their own. From
 * then on, for as long as the database is open, no newer version changes it in a way that this one does
 * not go with. Throws `UpgradeRefused`, `VersionRefused`, and what `migrate` throws.
 */
export async function upgrade(database: OpenDatabase, options: Upgrade): Promise<void> {
  await bringUpToDate(database, options);
  await database.signIn?.();
  // Another version may have been there between the two.
  await refuseNewer(database.patient, options.steps);
}

async function bringUpToDate(database: OpenDatabase, options: Upgrade): Promise<void> {
  const { pending, done } = await migrationsOf(database.patient, options.steps);
  if (pending.length === 0) return;
  if (done.length > 0 && database.dump && options.backup !== false) {
    await backUp(database, options, pending[0] ?? '');
  }
  const began = performance.now();
  const steps = await migrate(database.patient, options.steps);
  // Another process may have been faster.
  if (steps.length === 0 || done.length === 0) return;
  const ms = Math.round(performance.now() - began);
  options.say(
    `Izlog: the database was changed in ${steps.length} steps (${ms} ms): ${steps.join(', ')}`,
  );
}

async function backUp(database: OpenDatabase, { dataDir, say }: Upgrade, step: string) {
  const folder = join(dataDir, BACKUPS);
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '');
  const target = join(folder, `${time}-before-${step}`);
  try {
    await makeBackup(database, dataDir, target);
  } catch (error) {
    await rm(target, { recursive: true, force: true }).catch(() => undefined);
    throw new UpgradeRefused(error);
  }
  say(`Izlog: a backup from before the upgrade is in ${target}`);
  const old = (await readdir(folder)).sort().slice(0, -KEPT_BACKUPS);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}
