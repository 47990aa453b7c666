import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, toDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectPglite, createPglite, DATABASE_FOLDER } from '#server/db/pglite-database.ts';
import { newTempFolder } from './temp-folder.ts';

const MIGRATIONS = new URL('../../server/db/migrations/', import.meta.url);

/**
 * A migrated embedded database in memory. The first one of a set of migrations takes about three
 * seconds and leaves a snapshot behind; the next ones start from it in under one.
 */
export async function openTestPglite(): Promise<OpenDatabase> {
  const snapshot = join(tmpdir(), `izlog-test-${migrationsHash()}.tar`);
  if (!existsSync(snapshot)) await writeSnapshot(snapshot);
  const loadDataDir = new Blob([readFileSync(snapshot)]);
  return toDatabase(connectPglite(await createPglite({ loadDataDir })));
}

async function writeSnapshot(path: string) {
  const lite = await createPglite({});
  await migrate(toDatabase(connectPglite(lite)).db);
  const dump = await lite.dumpDataDir('none');
  // Test workers may do this at the same time; a rename never shows half a file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  await lite.close();
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(readFileSync(new URL(name, MIGRATIONS)));
  }
  return hash.digest('hex').slice(0, 16);
}

let empty: Promise<string> | null = null;

/**
 * A data folder with an embedded database that has no tables yet. Making one takes seconds, a copy of
 * one moments.
 */
export async function newDatabaseFolder(): Promise<string> {
  empty ??= makeEmptyFolder();
  const folder = newTempFolder();
  cpSync(await empty, folder, { recursive: true });
  return folder;
}

async function makeEmptyFolder(): Promise<string> {
  const folder = newTempFolder();
  const lite = await createPglite({ dataDir: join(folder, DATABASE_FOLDER) });
  await lite.close();
  return folder;
}
