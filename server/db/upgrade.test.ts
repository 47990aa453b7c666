import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { restoreBackup } from './backup/restore.ts';
import { type OpenDatabase, toDatabase } from './database.ts';
import { migrationsOf } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { connectPglite, createPglite } from './pglite-database.ts';
import { UpgradeRefused, upgrade } from './upgrade.ts';

let dataDir: string;
let database: OpenDatabase;
let said: string[];

/** What a later version adds: a table for each step. */
const later = (...names: string[]) => ({
  ...migrations,
  ...Object.fromEntries(names.map((name) => [name, makesTable(name.slice(4))])),
});
function makesTable(name: string): Migration {
  return {
    async up(db) {
      await sql`create table ${sql.table(name)} (id integer)`.execute(db);
    },
  };
}

const to = (steps?: Record<string, Migration>, backup = true) =>
  upgrade(database, {
    dataDir,
    backup,
    say: (line) => said.push(line),
    ...(steps && { steps }),
  });
const backups = () => readdir(join(dataDir, 'backups')).catch(() => []);

beforeEach(async () => {
  dataDir = newTempFolder();
  said = [];
  database = toDatabase(connectPglite(await createPglite({})));
  await to();
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'media', 'a.txt'), 'a');
});
afterEach(() => database.close());

it('makes no backup of a database that is new, and has nothing to tell', async () => {
  expect(said).toEqual([]);
  expect(await backups()).toEqual([]);
  expect((await migrationsOf(database.db)).pending).toEqual([]);
});

it('keeps the state before the new steps, as a backup that can be restored, and tells both', async () => {
  await to(later('901-first', '902-second'));

  const [name = ''] = await backups();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}-before-901-first$/);
  expect(said).toEqual([
    expect.stringContaining(name),
    expect.stringMatching(/changed in 2 steps \(\d+ ms\): 901-first, 902-second$/),
  ]);
  const folder = newTempFolder();
  const { rows } = await restoreBackup(join(dataDir, 'backups', name), folder);
  expect(rows).not.toHaveProperty('first');
  expect(existsSync(join(folder, 'media', 'a.txt'))).toBe(true);
});

it('keeps the last two backups, and none of them within another', async () => {
  await to(later('901-first'));
  await to(later('901-first', '902-second'));
  await to(later('901-first', '902-second', '903-third'));

  const names = await backups();
  expect(names.map((name) => name.replace(/^.*-before-/, ''))).toEqual(['902-second', '903-third']);
  expect(existsSync(join(dataDir, 'backups', names[1] ?? '', 'files', 'backups'))).toBe(false);
});

it('changes nothing without a way back', async () => {
  await writeFile(join(dataDir, 'backups'), 'no folder');

  await expect(to(later('901-first'))).rejects.toThrow(UpgradeRefused);

  expect((await migrationsOf(database.db, later('901-first'))).pending).toEqual(['901-first']);
  await rm(join(dataDir, 'backups'));
});

it('makes no backup for whoever has one', async () => {
  await to(later('901-first'), false);

  expect(await backups()).toEqual([]);
  expect(said).toHaveLength(1);
});
