import type { Config } from '#server/config.ts';
import { DataFolderInUse } from '../data-lock.ts';
import { openDatabase } from '../database.ts';
import { makeBackup } from './backup.ts';
import { orderBackup } from './backup-socket.ts';
import type { BackupManifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';

/** Backs the shop up, running or not, and tells what the backup holds. */
export async function backup(config: Config, target: string): Promise<string> {
  const manifest = await backUp(config, target);
  return `Backup of ${config.dataDir} in ${target}.\n${report(manifest)}`;
}

/** Restores a backup into the empty data folder and tells what it holds. */
export async function restore(config: Config, folder: string): Promise<string> {
  const manifest = await restoreBackup(folder, config.dataDir);
  return `${config.dataDir} restored from ${folder}; all checksums and row counts agree.\n${report(manifest)}`;
}

async function backUp(config: Config, target: string): Promise<BackupManifest> {
  try {
    const database = await openDatabase(config);
    try {
      return await makeBackup(database, config.dataDir, target);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DataFolderInUse) return orderBackup(config.dataDir, target);
    throw error;
  }
}

function report({ at, rows, files }: BackupManifest): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  const lines = [
    `  state of      ${at}`,
    `  files         ${files.length}, ${(bytes / 1024 / 1024).toFixed(1)} MB`,
    ...filled.map(([table, count]) => `  ${table.padEnd(24)} ${count} rows`),
  ];
  return lines.join('\n');
}
