import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/lib/chromium.ts';
import { fillWithSample } from './tools/lib/sample-folder.ts';

const firstPort = Number(process.env['E2E_PORT'] ?? 4610);
const SHOPS = 2;
const dataDir = process.env['E2E_DATA_DIR'] ?? ownDataDir();
// Workers read the configuration again: they must see the folder that the servers run on.
process.env['E2E_DATA_DIR'] = dataDir;

/** Every worker has a shop of its own, so that no journey meets what another one changed. */
const shops = Array.from({ length: SHOPS }, (_, index) => ({
  url: `http://127.0.0.1:${firstPort + index}`,
  port: firstPort + index,
  dataDir: join(dataDir, String(index)),
}));
const shop = shops[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
/** For tests that read what the server writes to the disk. */
process.env['E2E_SHOP_DIR'] = shop?.dataDir ?? '';

/** Journeys through the built product: real server, real database, sample shop, real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: shops.length,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  outputDir: 'test-results/e2e',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: shop?.url ?? '',
    locale: 'hr-HR',
    viewport: { width: 1440, height: 900 },
    // Movement takes a tenth of the time; what is about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch,
  },
  webServer: shops.map(({ url, port, dataDir }) => ({
    command: 'node --enable-source-maps dist/server/main.js',
    url: `${url}/readyz`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      OVERLOAD_MS: '0',
      PICTURE_WORK: 'false',
    },
  })),
});

/** A folder for this run, with the sample shop for each worker, gone when the run ends. */
function ownDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-e2e-'));
  for (let index = 0; index < SHOPS; index += 1) fillWithSample(join(folder, String(index)));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
