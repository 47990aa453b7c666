import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';

/** A process id that no process has: one that has just ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

it('refuses to start a second server on the same data folder, with the reason (F2)', () => {
  const dir = newTempFolder();
  const unlock = lockDataFolder(dir);

  const second = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { DATA_DIR: dir, PORT: '0', SAMPLE_DATA: 'false' },
    encoding: 'utf8',
    timeout: 30_000,
  });

  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`${dir} is in use by process ${process.pid}`);
  unlock();
});

it('takes over the lock of a process that died', () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), String(deadPid()));

  const unlock = lockDataFolder(dir);

  expect(readFileSync(join(dir, 'izlog.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

it('takes over a lock whose process number now belongs to another process', () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), `${process.ppid} 12345`);

  expect(() => lockDataFolder(dir)()).not.toThrow();
});

it('leaves a stale lock to the process that is taking it over', () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), String(deadPid()));
  writeFileSync(join(dir, 'izlog.pid.takeover'), '1');

  expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
});

it('takes over a lock file that holds no process id', () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), '');

  expect(() => lockDataFolder(dir)()).not.toThrow();
});

it('can be locked again after it was given back', () => {
  const dir = newTempFolder();
  lockDataFolder(dir)();

  expect(() => lockDataFolder(dir)()).not.toThrow();
});
