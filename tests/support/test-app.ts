import type { FastifyInstance } from 'fastify';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { buildApp, type Shop, type ShopDeps } from '#server/app.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { AppDeps } from '#server/plugins/core.ts';
import type { Services } from '#server/services.ts';
import { plainPageHtml } from '#src/storefront/render/views/plain-page.tsx';
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
  plainPage: async (page) => ({
    html: plainPageHtml(page, ''),
    hashes: { style: [], script: [] },
  }),
  content: {
    check: () => [],
    clean: (content) => content,
    applyPatches: (content) => content,
    rebase: (current) => ({ ok: true, element: current }),
    diff: () => [],
    lead: () => [],
    masterRefs: () => [],
    mediaIds: () => [],
    copy: (content) => content,
    lockFaults: () => [],
  },
};

/** Secret of every test application, for tests that forge tokens. */
export const TEST_SECRET = new Uint8Array(32).fill(7);

export interface TestApp extends Shop {
  database: OpenDatabase;
  /** Headers of a client that is no browser: it proves its site by the apiKey. */
  headers: Record<string, string>;
}

export interface TestSettings {
  config?: Partial<Config>;
  entry?: SiteEntry;
  /** Kinds of delivery instead of the product's own. */
  deliveryKinds?: AppDeps['deliveryKinds'];
  /** Gives a new site its first pages; without it, it has none. */
  fillSite?: NonNullable<ShopDeps['fillSite']>;
  /** Reads and writes presets; without it, there are none. */
  presetWork?: NonNullable<ShopDeps['presetWork']>;
  /** Adds routes of the test before the application is ready. */
  extend?(app: FastifyInstance, services: Services): void;
}

const PLAIN: TestSettings = {};

let current: { settings: TestSettings; shop: Shop } | null = null;
let dataDir: string | null = null;

/**
 * An application on an emptied database with the default site (id 1). Called again with the same
 * settings object, also by the next test file, it hands out the same application: call it before
 * each test, and keep settings in a constant to save the time of rebuilding.
 */
export async function createTestApp(settings: TestSettings = PLAIN): Promise<TestApp> {
  if (current?.settings !== settings) await closeApp();
  // Counts that the test before left in memory are written down while its rows are still there.
  await current?.shop.services.failedRequests.flush();
  const database = await openTestDatabaseWithSite();
  const shop = current?.shop ?? (await openApp(settings, database));
  await shop.app.bus.publish([ALL_TAGS]);
  const { site } = await shop.services.directory.contextOf(1);
  return { ...shop, database, headers: { apikey: site.apiKey } };
}

async function openApp(settings: TestSettings, database: OpenDatabase): Promise<Shop> {
  dataDir ??= newTempFolder();
  const defaults = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const shop = await buildApp({
    config: { ...defaults, ...settings.config },
    secrets: { token: TEST_SECRET },
    database,
    entry: async () => settings.entry ?? fakeEntry,
    ...(settings.deliveryKinds && { deliveryKinds: settings.deliveryKinds }),
    ...(settings.fillSite && { fillSite: settings.fillSite }),
    ...(settings.presetWork && { presetWork: settings.presetWork }),
  });
  const { app } = shop;
  app.addHook('onClose', async () => {
    if (current?.shop === shop) current = null;
  });
  settings.extend?.(app, shop.services);
  await app.ready();
  current = { settings, shop };
  return shop;
}

async function closeApp() {
  await current?.shop.app.close();
  current = null;
}
