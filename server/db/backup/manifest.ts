import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Name of the file that tells what a backup holds; written last. */
export const MANIFEST = 'izlog-backup.json';
export const DATABASE_ARCHIVE = 'database.tar.gz';
/** Folder of a backup with everything of the data folder but the database. */
export const FILES = 'files';

/** Folder of a data folder with the backups that upgrades made. */
export const BACKUPS = 'backups';

const FORMAT = 'izlog/backup@1';

/** A file of a backup, by its path in it. */
export interface BackupFile {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** What a backup holds. */
export interface BackupManifest {
  format: typeof FORMAT;
  /** Instant of the database's state, ISO 8601. */
  at: string;
  /** Rows by table, for the report after a restore. */
  rows: Record<string, number>;
  files: BackupFile[];
}

/** A backup that is not whole, or none at all; the message says what is wrong. */
export class BackupUnusable extends Error {
  constructor(folder: string, reason: string) {
    super(`Izlog: the backup in ${folder} cannot be used: ${reason}.`);
    this.name = 'BackupUnusable';
  }
}

/** Size and checksum of all files below a folder, in order of their paths. */
export async function listFiles(folder: string): Promise<BackupFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  const files: BackupFile[] = [];
  for (const path of paths) files.push(await measure(folder, path));
  return files;
}

/** The manifest of a backup whose files are all there, byte for byte. Throws `BackupUnusable`. */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const file of manifest.files) {
    const found = await measure(folder, file.path).catch(() => null);
    if (!found) throw new BackupUnusable(folder, `${file.path} is missing`);
    if (found.sha256 !== file.sha256) throw new BackupUnusable(folder, `${file.path} has changed`);
  }
  return manifest;
}

export function newManifest(parts: Omit<BackupManifest, 'format'>): BackupManifest {
  return { format: FORMAT, ...parts };
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupUnusable(folder, `it has no ${MANIFEST}`);
  const manifest: BackupManifest = JSON.parse(text);
  if (manifest.format !== FORMAT) throw new BackupUnusable(folder, 'it is of another version');
  return manifest;
}

async function measure(folder: string, path: string): Promise<BackupFile> {
  const file = join(folder, path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, size: (await stat(file)).size, sha256: hash.digest('hex') };
}
