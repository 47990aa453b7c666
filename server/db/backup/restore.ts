import { openAsBlob } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../data-lock.ts';
import { toDatabase } from '../database.ts';
import { connectPglite, createPglite, DATABASE_FOLDER } from '../pglite-database.ts';
import { countRows } from './backup.ts';
import {
  type BackupManifest,
  BackupUnusable,
  DATABASE_ARCHIVE,
  FILES,
  readBackup,
} from './manifest.ts';

/** The data folder is in use by something that a restore would overwrite. */
export class RestoreRefused extends Error {
  constructor(dataDir: string) {
    super(
      `Izlog: ${dataDir} is not empty. Move it away, or set DATA_DIR to a new folder, and restore again.`,
    );
    this.name = 'RestoreRefused';
  }
}

/**
 * Puts a backup into an empty data folder. Every file is compared with its checksum before anything
 * is written, and the rows of every table afterwards. Throws `BackupUnusable`, `RestoreRefused`,
 * `DataFolderInUse`.
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<BackupManifest> {
  const manifest = await readBackup(folder);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(dataDir)).length > 0) throw new RestoreRefused(dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    await cp(join(folder, FILES), dataDir, { recursive: true, preserveTimestamps: true });
    const rows = await loadDatabase(join(folder, DATABASE_ARCHIVE), dataDir);
    const differing = Object.keys({ ...manifest.rows, ...rows }).filter(
      (table) => manifest.rows[table] !== rows[table],
    );
    if (differing.length > 0) {
      throw new BackupUnusable(folder, `rows differ in ${differing.join(', ')}`);
    }
    return manifest;
  } finally {
    unlock();
  }
}

async function loadDatabase(archive: string, dataDir: string): Promise<Record<string, number>> {
  const lite = await createPglite({
    dataDir: join(dataDir, DATABASE_FOLDER),
    loadDataDir: await openAsBlob(archive, { type: 'application/x-gzip' }),
  });
  const database = toDatabase(connectPglite(lite));
  try {
    return await countRows(database.db);
  } finally {
    await database.close();
  }
}
