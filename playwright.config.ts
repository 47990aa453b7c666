import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/lib/chromium.ts';

const firstPort = Number(process.env['E2E_PORT'] ?? 4610);
const SHOPS = 2;
// Workers read the configuration again: they must see the folder that the shops run on.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `izlog-e2e-${randomUUID()}`);
const dataDir = process.env['E2E_DATA_DIR'];

/** Every worker has a shop of its own, so that no journey meets what another one changed. */
const shops = Array.from({ length: SHOPS }, (_, index) => ({
  url: `http://127.0.0.1:${firstPort + index}`,
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
  // One program for all shops, the last of which is ready last.
  webServer: {
    command: `node --import tsx tools/lib/e2e-shops.ts ${firstPort} ${shops.map((one) => `"${one.dataDir}"`).join(' ')}`,
    url: `${shops.at(-1)?.url}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
