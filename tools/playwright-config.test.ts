import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLI = 'node_modules/@playwright/test/cli.js';

it('listing the end-to-end tests starts nothing and makes no folder', () => {
  const cache = mkdtempSync(join(tmpdir(), 'playwright-cache-'));
  const listed = spawnSync(process.execPath, [CLI, 'test', '--list'], {
    encoding: 'utf8',
    // In a folder for temporary files that is none, no data folder can be made for a shop.
    env: {
      ...process.env,
      TMPDIR: '/dev/null/none',
      PWTEST_CACHE_DIR: cache,
      E2E_DATA_DIR: undefined,
    },
  });
  rmSync(cache, { recursive: true, force: true });

  expect(listed.stderr).toBe('');
  expect(listed.stdout).toMatch(/Total: \d+ tests in \d+ files/);
}, 120_000);
