import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openTestDatabase } from './test-database.ts';

/** Rules that accept everything, and a page that shows its path. */
export const fakeEntry: SiteEntry = {
  queryKeys: ['page'],
  handle: async ({ path }) => ({
    status: 200,
    headers: {},
    html: `<!doctype html><title>${path}</title>`,
    cacheable: true,
    tags: [],
    hashes: { style: [], script: [] },
  }),
  content: {
    check: () => [],
    clean: (content) => content,
    applyPatches: (content) => content,
    rebase: (current) => ({ ok: true, element: current }),
    diff: () => [],
    masterRefs: () => [],
    mediaIds: () => [],
  },
};

/** Secret of every test application, for tests that forge tokens. */
export const TEST_SECRET = new Uint8Array(32).fill(7);

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Headers of a client that is no browser: it proves its site by the apiKey. */
  headers: Record<string, string>;
}

const apps: FastifyInstance[] = [];
let dataDir: string | null = null;

/**
 * An application on an emptied database with the default site (id 1). The database is the test
 * file's own and outlives the application, so build a new application for each test.
 */
export async function createTestApp(
  settings: { config?: Partial<Config>; entry?: SiteEntry } = {},
): Promise<TestApp> {
  await closeApps();
  const database = await openTestDatabase();
  dataDir ??= mkdtempSync(join(tmpdir(), 'izlog-data-'));
  const defaults = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const app = await buildApp({
    config: { ...defaults, ...settings.config },
    secrets: { token: TEST_SECRET },
    database,
    entry: async () => settings.entry ?? fakeEntry,
  });
  apps.push(app);
  await app.ready();
  const { site } = await app.directory.contextOf(1);
  return { app, database, headers: { apikey: site.apiKey } };
}

afterAll(async () => {
  await closeApps();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  dataDir = null;
});

async function closeApps() {
  await Promise.all(apps.splice(0).map((app) => app.close()));
}
