import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';

/** A process id that no process has: one that has just ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

it('refuses to start a second server on the same data folder, with the reason (F2)', async () => {
  const dir = newTempFolder();
  const unlock = await lockDataFolder(dir);

  const second = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { DATA_DIR: dir, PORT: '0', SAMPLE_DATA: 'false' },
    encoding: 'utf8',
    timeout: 30_000,
  });

  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`${dir} is in use by process ${process.pid}`);
  unlock();
});

it('takes over the lock of a process that died', async () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), String(deadPid()));

  const unlock = await lockDataFolder(dir);

  expect(readFileSync(join(dir, 'izlog.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

it('takes over a lock whose process number now belongs to another process', async () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), `${process.ppid} 12345`);

  const unlock = await lockDataFolder(dir);

  unlock();
});

it('leaves a stale lock to the process that is taking it over', async () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), String(deadPid()));
  writeFileSync(join(dir, 'izlog.pid.takeover'), '1');

  await expect(lockDataFolder(dir)).rejects.toThrow(DataFolderInUse);
});

it('takes over a lock file that holds no process id', async () => {
  const dir = newTempFolder();
  writeFileSync(join(dir, 'izlog.pid'), '');

  const unlock = await lockDataFolder(dir);

  unlock();
});

it('can be locked again after it was given back', async () => {
  const dir = newTempFolder();
  const first = await lockDataFolder(dir);
  first();

  const unlock = await lockDataFolder(dir);

  unlock();
});

/** Holds a data folder in a process of its own until that is killed. */
async function holdElsewhere(dir: string): Promise<ChildProcess> {
  const script = `import { lockDataFolder } from '#server/db/data-lock.ts';
    await lockDataFolder(process.argv[1]);
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, dir];
  const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

it('knows a process of another container, whose number is that of this one, until it dies', async () => {
  const dir = newTempFolder();
  const holder = await holdElsewhere(dir);
  const file = join(dir, 'izlog.pid');
  const [, , socket = ''] = readFileSync(file, 'utf8').split(' ');
  // Each container counts from 1, so that both servers are process 1 of theirs.
  writeFileSync(file, `${process.pid} 1 ${socket}`);

  await expect(lockDataFolder(dir)).rejects.toThrow('in use by another container');

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = await lockDataFolder(dir);
  expect(readdirSync(dir)).not.toContain(socket);
  unlock();
  expect(readdirSync(dir)).toEqual([]);
});

it('does not take a copy of a folder that is in use for one in use', async () => {
  const dir = newTempFolder();
  const unlock = await lockDataFolder(dir);
  const copy = newTempFolder();
  cpSync(join(dir, 'izlog.pid'), join(copy, 'izlog.pid'));

  const unlockCopy = await lockDataFolder(copy);

  unlockCopy();
  unlock();
});

it('goes by the number of the process where the name of the folder is too long for a socket', async () => {
  const dir = join(newTempFolder(), 'a'.repeat(100));
  const unlock = await lockDataFolder(dir);

  expect(readdirSync(dir)).toEqual(['izlog.pid']);
  writeFileSync(join(dir, 'izlog.pid'), String(process.ppid));
  await expect(lockDataFolder(dir)).rejects.toThrow(`in use by process ${process.ppid}`);
  unlock();
});
