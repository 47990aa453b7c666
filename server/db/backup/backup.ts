import { constants } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema.ts';
import {
  BACKUPS,
  type BackupManifest,
  DATABASE_ARCHIVE,
  FILES,
  listFiles,
  MANIFEST,
  newManifest,
} from './manifest.ts';

/** What of a data folder belongs to the running process, is in the database's archive or a backup itself. */
const LEFT_OUT = new RegExp(`^(?:database|izlog\\.pid.*|backup\\.sock|${BACKUPS})$`);

/** The database cannot be copied by us, or there is something in the way; the message says what to do. */
export class BackupRefused extends Error {
  constructor(reason: string) {
    super(`Izlog: no backup was made: ${reason}.`);
    this.name = 'BackupRefused';
  }
}

/**
 * Copies the embedded database and all files of its data folder into a new folder, while the shop
 * runs: queries wait for the moment that the database takes. Files never change once the database
 * names them, and are copied after it. Throws `BackupRefused` (F31).
 */
export async function makeBackup(
  database: OpenDatabase,
  dataDir: string,
  target: string,
): Promise<BackupManifest> {
  const { dump } = database;
  if (!dump) {
    throw new BackupRefused('the shop runs on a PostgreSQL server; use pg_dump for its database');
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) {
    throw new BackupRefused(`${target} is not empty; name a new folder`);
  }
  // The one connection of the embedded database is ours until the copy is made.
  const { at, rows } = await database.db.connection().execute(async (db) => {
    await sql`checkpoint`.execute(db);
    const state = { at: new Date().toISOString(), rows: await countRows(db) };
    const archive = await dump();
    await writeFile(join(target, DATABASE_ARCHIVE), Buffer.from(await archive.arrayBuffer()), {
      mode: 0o600,
    });
    return state;
  });
  await copyFiles(dataDir, join(target, FILES));
  const manifest = newManifest({ at, rows, files: await listFiles(target) });
  await writeFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Rows of every table, by its name. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function copyFiles(dataDir: string, target: string) {
  await mkdir(target, { mode: 0o700 });
  for (const name of await readdir(dataDir)) {
    if (LEFT_OUT.test(name)) continue;
    await cp(join(dataDir, name), join(target, name), {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
}
