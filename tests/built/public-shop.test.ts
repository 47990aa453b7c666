import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';
import { fillWithSample } from '../../tools/lib/sample-folder.ts';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';

const PORT = 4562;
/** The demonstration that somebody opens to the world. */
const OPENED = { PUBLIC_URL: 'https://bonaca.example', SAMPLE_DATA: '', PAYMENT_TEST_MODE: '' };
const EMAILS = ['urednik@izlog.test', 'urednica@izlog.test', 'kupac@izlog.test'];

const dataDir = newTempFolder();
let shop: RunningShop | undefined;
beforeAll(() => fillWithSample(dataDir), 240_000);
afterAll(() => shop?.stop());

const environment = { ...process.env, ...DEMONSTRATION, ...OPENED, DATA_DIR: dataDir };

it('a demonstration is not opened to the world while published passwords open it', () => {
  for (const SAMPLE_DATA of ['', 'true']) {
    const server = spawnSync(process.execPath, ['dist/server/main.js'], {
      env: { ...environment, SAMPLE_DATA, PORT: '0' },
      encoding: 'utf8',
      timeout: 100_000,
    });

    expect(server.status).toBe(1);
    for (const email of EMAILS) expect(server.stderr).toContain(`  - ${email}\n`);
    expect(server.stderr).toContain('npm run user -- password');
    // A message for people, not a stack.
    expect(server.stderr).not.toContain(' at ');
  }
});

it('opens once `npm run user` has given them others', async () => {
  const command = ['dist/server/main.js', 'user', 'password', ...EMAILS];
  const given = spawnSync(process.execPath, command, { env: environment, encoding: 'utf8' });
  expect(given.stderr).toBe('');
  for (const email of EMAILS) {
    expect(given.stdout).toContain(`The new password of ${email} is shown this once: `);
  }

  shop = await serveShop(PORT, dataDir, { ...OPENED, PICTURE_WORK: 'false' });

  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
});
