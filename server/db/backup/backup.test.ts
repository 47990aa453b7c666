import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureDefaultSite } from '#server/modules/site/site/default-site.repository.ts';
import { newDatabaseFolder, openTestPglite } from '#tests/support/pglite.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { BackupRefused, makeBackup } from './backup.ts';
import { listenForBackups, orderBackup } from './backup-socket.ts';
import { BackupUnusable, DATABASE_ARCHIVE } from './manifest.ts';
import { RestoreRefused, restoreBackup } from './restore.ts';

let template: string;
beforeAll(async () => {
  template = await newDatabaseFolder();
  const database = await openDatabase({ dataDir: template });
  await migrate(database.db);
  await ensureDefaultSite(database.db, { publicUrl: undefined, localUrl: 'http://127.0.0.1' });
  await mkdir(join(template, 'media'));
  writeFileSync(join(template, 'media', 'more.webp'), 'slika');
  writeFileSync(join(template, 'token-secret'), 'tajna');
  await note(database, 'prvi');
  await note(database, 'drugi');
  await database.close();
});

let dataDir: string;
beforeEach(() => {
  dataDir = join(newTempFolder(), 'data');
});

/** A shop with two rows of its own and a picture, on `dataDir`. */
async function aShop(): Promise<OpenDatabase> {
  await cp(template, dataDir, { recursive: true });
  return openDatabase({ dataDir });
}

async function note({ db }: OpenDatabase, path: string) {
  const row = { path, site_id: 1, hits: 1 };
  await db.insertInto('failed_request').values(row).execute();
}

async function notesIn(folder: string): Promise<string[]> {
  const database = await openDatabase({ dataDir: folder });
  try {
    const rows = await database.db.selectFrom('failed_request').select('path').execute();
    return rows.map(({ path }) => path).sort();
  } finally {
    await database.close();
  }
}

describe('a backup', () => {
  it('brings back every row and file in another folder', async () => {
    const database = await aShop();
    const folder = join(newTempFolder(), 'kopija');
    const manifest = await makeBackup(database, dataDir, folder);
    await database.close();
    const restored = join(newTempFolder(), 'novo');
    await restoreBackup(folder, restored);

    expect(manifest.rows['failed_request']).toBe(2);
    expect(await notesIn(restored)).toEqual(['drugi', 'prvi']);
    expect(readFileSync(join(restored, 'media', 'more.webp'), 'utf8')).toBe('slika');
    expect(readFileSync(join(restored, 'token-secret'), 'utf8')).toBe('tajna');
    expect(existsSync(join(restored, 'izlog.pid'))).toBe(false);
  });

  it('holds everything that was acknowledged before it began, while writes go on (F31)', async () => {
    const database = await aShop();
    const folder = join(newTempFolder(), 'kopija');
    let acknowledged = 0;
    let isRunning = true;
    const writer = (async () => {
      while (isRunning) {
        await note(database, `red ${String(acknowledged).padStart(5, '0')}`);
        acknowledged += 1;
        // The embedded database answers without ever leaving the microtasks.
        await setImmediate();
      }
    })();
    while (acknowledged < 20) await setImmediate();
    const before = acknowledged;
    const { rows } = await makeBackup(database, dataDir, folder);
    isRunning = false;
    await writer;
    await database.close();
    const restored = join(newTempFolder(), 'novo');
    await restoreBackup(folder, restored);

    const notes = await notesIn(restored);
    expect(notes.length).toBe(rows['failed_request']);
    expect(notes.filter((path) => path.startsWith('red')).length).toBeGreaterThanOrEqual(before);
  });

  it('is made by the running process when another one asks for it', async () => {
    const database = await aShop();
    const stop = await listenForBackups(database, dataDir);
    const folder = join(newTempFolder(), 'kopija');
    const manifest = await orderBackup(dataDir, folder);
    const again = orderBackup(dataDir, folder);

    expect(manifest.rows['failed_request']).toBe(2);
    expect(existsSync(join(folder, 'files', 'backup.sock'))).toBe(false);
    await expect(again).rejects.toThrow(BackupRefused);
    await stop();
    await database.close();
  });

  it('is not written over something else', async () => {
    const database = await aShop();
    const folder = newTempFolder();
    writeFileSync(join(folder, 'bilješka.txt'), 'važno');

    await expect(makeBackup(database, dataDir, folder)).rejects.toThrow(/is not empty/);
    expect(await readdir(folder)).toEqual(['bilješka.txt']);
    await database.close();
  });

  it('is refused for a PostgreSQL server, with the tool to use', async () => {
    const { dump: _none, ...database } = await openTestPglite();
    const backup = makeBackup({ ...database, kind: 'postgres' }, dataDir, newTempFolder());

    await expect(backup).rejects.toThrow(/pg_dump/);
    await database.close();
  });
});

describe('a restore', () => {
  let backup: string;
  beforeAll(async () => {
    const database = await openDatabase({ dataDir: template });
    backup = join(newTempFolder(), 'kopija');
    await makeBackup(database, template, backup);
    await database.close();
  });

  it('refuses a backup with a damaged or missing file, before it writes anything', async () => {
    const folder = join(newTempFolder(), 'kopija');
    await cp(backup, folder, { recursive: true });
    const archive = join(folder, DATABASE_ARCHIVE);
    const bytes = readFileSync(archive);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(archive, bytes);
    const target = join(newTempFolder(), 'novo');

    await expect(restoreBackup(folder, target)).rejects.toThrow(/database\.tar\.gz has changed/);
    await expect(restoreBackup(newTempFolder(), target)).rejects.toThrow(BackupUnusable);
    expect(existsSync(target)).toBe(false);
  });

  it('refuses a data folder that holds something', async () => {
    await cp(template, dataDir, { recursive: true });

    await expect(restoreBackup(backup, dataDir)).rejects.toThrow(RestoreRefused);
    expect(await notesIn(dataDir)).toEqual(['drugi', 'prvi']);
  });
});
