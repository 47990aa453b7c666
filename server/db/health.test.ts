import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { openDatabase } from './database.ts';
import { lookAtDatabase, refuseOtherTime } from './health.ts';
import { migrate } from './migrate.ts';

const aFolder = () => readConfig({ DATA_DIR: newTempFolder() });

it('makes no database', async () => {
  const config = aFolder();

  expect(await lookAtDatabase(config)).toBe('embedded; the first start makes it');
  expect(await lookAtDatabase(config)).toBe('embedded; the first start makes it');
});

it('tells the version, and how many steps the next start makes', async () => {
  const config = aFolder();
  await (await openDatabase(config)).close();
  const before = await lookAtDatabase(config);
  const database = await openDatabase(config);
  await migrate(database.patient);
  await database.close();

  expect(before).toMatch(/^embedded PostgreSQL \d+\.\d+, the next start makes \d+ steps/);
  expect(await lookAtDatabase(config)).toContain('up to date');
});

it('leaves the database of a server that runs alone', async () => {
  const config = aFolder();
  mkdirSync(join(config.dataDir, 'database'));
  writeFileSync(join(config.dataDir, 'izlog.pid'), String(process.ppid));

  expect(await lookAtDatabase(config)).toBe('embedded; a server that runs has it open');
});

it('says why a server cannot be used, without the password', async () => {
  const config = readConfig({ DATABASE_URL: 'postgresql://izlog:tajna@127.0.0.1:2/izlog' });
  const refused = expect(lookAtDatabase(config)).rejects;

  await refused.toThrow(/ECONNREFUSED/);
  await expect(lookAtDatabase(config)).rejects.not.toThrow(/tajna/);
});

it('refuses another time', () => {
  const now = new Date('2026-11-23T12:00:00Z');

  expect(() => refuseOtherTime(new Date('2026-11-23T12:00:04Z'), now)).not.toThrow();
  expect(() => refuseOtherTime(new Date('2026-11-23T11:59:00Z'), now)).toThrow(/60 s apart/);
});
