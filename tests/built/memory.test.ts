import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { startPostgres } from '#tests/support/postgres.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fillWithSample } from '../../tools/lib/sample-folder.ts';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';

const PORT = 4563;
/** The goals are 350, and 220 on PostgreSQL; the rest is for what a machine does differently. */
const MAX_MB = 400;
const MAX_MB_ON_POSTGRES = 260;

const dataDir = newTempFolder();
beforeAll(() => fillWithSample(dataDir), 240_000);

const isLinux = process.platform === 'linux';

/** Memory of a process that is in use, in MB. */
function residentMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Visits a hundred pages of a shop and stops it; answers the memory that its process then has. */
async function afterHundredPages(shop: RunningShop): Promise<number> {
  try {
    const home = await fetch(shop.url).then((response) => response.text());
    const paths = [...new Set([...home.matchAll(/href="(\/[^"#?]*)"/g)].map(([, path]) => path))];
    expect(paths.length).toBeGreaterThan(20);

    for (let index = 0; index < 100; index += 1) {
      const response = await fetch(shop.url + paths[index % paths.length]);
      await response.arrayBuffer();
    }
    return residentMemory(shop.process.pid);
  } finally {
    await shop.stop();
  }
}

it.runIf(isLinux)('a shop on the embedded database stays small after a hundred pages', async () => {
  const shop = await serveShop(PORT, dataDir, { PICTURE_WORK: 'false' });

  expect(await afterHundredPages(shop)).toBeLessThan(MAX_MB);
});

it.runIf(isLinux)('a shop on PostgreSQL is smaller still', async () => {
  const cluster = startPostgres();
  try {
    const settings = { DATABASE_URL: await cluster.createDatabase(), PICTURE_WORK: 'false' };
    const folder = newTempFolder();
    const first = await serveShop(PORT, folder, settings);
    await first.stop(true);
    // The start that loads the sample shop needs more.
    const shop = await serveShop(PORT, folder, settings);

    expect(await afterHundredPages(shop)).toBeLessThan(MAX_MB_ON_POSTGRES);
  } finally {
    await cluster.stop();
  }
});
