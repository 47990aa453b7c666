import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyRelease } from '#tests/support/release-folder.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';

const PORT = '4563';
const folder = newTempFolder();
const environment = {
  ...process.env,
  ...DEMONSTRATION,
  SAMPLE_DATA: 'false',
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  PORT,
};

function command(...args: string[]) {
  return spawnSync(process.execPath, ['tools/start.mjs', ...args], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: 60_000,
  });
}

beforeAll(() => copyRelease(folder));

it('does its commands without sources, without a build and without what only a build needs', () => {
  const made = command('user', 'create', '--role=owner', 'ana@bonaca.example');
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/^ana@bonaca\.example may log in/);

  expect(command('user', 'list').stdout).toContain('ana@bonaca.example owner');
  expect(command('migrate', '--dry-run').stdout).toMatch(/^The database is up to date/);
  expect(command('doctor').stdout).toContain('Nothing stops this shop.');
  expect(command('export', join(folder, 'products.csv')).stdout).toContain('0 records');
});

it('says which commands there are, and how one is used', () => {
  for (const [args, said] of [
    [['paint'], 'paint is no command'],
    [['migrate', '--now'], 'Usage: npm run migrate'],
  ] as const) {
    const { status, stderr } = command(...args);

    expect(status).toBe(1);
    expect(stderr).toContain(said);
    // A message for people, not a stack.
    expect(stderr).not.toContain(' at ');
  }
});

it('is served, and stops with whoever started it, however that ends', async () => {
  const start = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  const isOpen = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(isOpen, 60_000);

  start.kill('SIGKILL');
  await once(start, 'exit');

  await waitUntil(async () => !(await isOpen()), 15_000);
  // Its data folder is free again.
  expect(command('user', 'list').stdout).toContain('ana@bonaca.example');
});
