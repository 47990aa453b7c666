import type { FastifyInstance } from 'fastify';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { buildApp } from '#server/app.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { AppDeps } from '#server/plugins/core.ts';
import { newTempFolder } from './temp-folder.ts';
import { openTestDatabaseWithSite } from './test-database.ts';

/** Rules that accept everything, and a page that shows its path; 404 where there is nothing. */
export const fakeEntry: SiteEntry = {
  queryKeys: ['page'],
  kinds: ['page', 'product', 'category', 'post', 'term', 'event'],
  handle: async ({ path }, ports) => ({
    status: (await ports.decide(path)).type === 'notFound' ? 404 : 200,
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

export interface TestSettings {
  config?: Partial<Config>;
  entry?: SiteEntry;
  /** Kinds of delivery instead of the product's own. */
  deliveryKinds?: AppDeps['deliveryKinds'];
  /** Adds routes of the test before the application is ready. */
  extend?(app: FastifyInstance): void;
}

const PLAIN: TestSettings = {};

let current: { settings: TestSettings; app: FastifyInstance } | null = null;
let dataDir: string | null = null;

/**
 * An application on an emptied database with the default site (id 1). Called again with the same
 * settings object, also by the next test file, it hands out the same application: call it before
 * each test, and keep settings in a constant to save the time of rebuilding.
 */
export async function createTestApp(settings: TestSettings = PLAIN): Promise<TestApp> {
  if (current?.settings !== settings) await closeApp();
  const database = await openTestDatabaseWithSite();
  const app = current?.app ?? (await openApp(settings, database));
  await app.bus.publish([ALL_TAGS]);
  const { site } = await app.directory.contextOf(1);
  return { app, database, headers: { apikey: site.apiKey } };
}

async function openApp(settings: TestSettings, database: OpenDatabase): Promise<FastifyInstance> {
  dataDir ??= newTempFolder();
  const defaults = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const app = await buildApp({
    config: { ...defaults, ...settings.config },
    secrets: { token: TEST_SECRET },
    database,
    entry: async () => settings.entry ?? fakeEntry,
    ...(settings.deliveryKinds && { deliveryKinds: settings.deliveryKinds }),
  });
  app.addHook('onClose', async () => {
    if (current?.app === app) current = null;
  });
  settings.extend?.(app);
  await app.ready();
  current = { settings, app };
  return app;
}

async function closeApp() {
  await current?.app.close();
  current = null;
}
