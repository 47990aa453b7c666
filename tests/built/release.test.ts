import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';

const PORT = '4563';
/** What an image holds: no sources, no lock file, and the packages that the server needs. */
const PARTS = [
  'dist',
  'presets',
  'package.json',
  'tools/start.mjs',
  'tools/lib/setup.mjs',
  'tools/lib/once.mjs',
];

const folder = newTempFolder();
const environment = {
  ...process.env,
  ...DEMONSTRATION,
  SAMPLE_DATA: 'false',
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  PORT,
};

/** Packages of the lock file that are not for development; those within them come with them. */
function productionPackages(): string[] {
  const { packages }: { packages: Record<string, { dev?: boolean; optional?: boolean }> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, optional }]) =>
        /^node_modules\/(?!.*\/node_modules\/)/.test(path) && !dev && !optional,
    )
    .map(([path]) => path);
}

function command(...args: string[]) {
  return spawnSync(process.execPath, ['tools/start.mjs', ...args], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: 60_000,
  });
}

beforeAll(() => {
  for (const part of PARTS) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !path.startsWith('dist/server/.sample'),
    });
  }
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(folder, path));
  }
});

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
