import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp, type Shop } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fakeEntry, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabaseWithSite } from '#tests/support/test-database.ts';
import { MAX_NAMES, MAX_SITES } from './sites.ts';

const SITES = 1000;

let database: TestApp['database'];
let shop: Shop;
/** Kinds of the statements that were run. */
const asked: string[] = [];

beforeEach(async () => {
  database = await openTestDatabaseWithSite();
  shop = await start();
});

afterEach(() => shop.app.close());

/** A shop that has served nothing yet, and whose statements are counted. */
async function start(): Promise<Shop> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: newTempFolder() });
  const started = await buildApp({
    config,
    secrets: { token: TEST_SECRET },
    database: {
      ...database,
      db: database.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      close: async () => undefined,
    },
    entry: async () => fakeEntry,
  });
  await started.app.ready();
  return started;
}

async function addSites() {
  await sql`insert into site (id, name, url)
    select n, 'Trgovina ' || n, 'http://trgovina' || n || '.test' from generate_series(2, ${SITES}::integer) as n`.execute(
    database.db,
  );
  await sql`insert into domain (site_id, host)
    select id, replace(url, 'http://', '') from site where id > 1`.execute(database.db);
  await sql`insert into api_key (site_id, token) select id, 'key-' || id from site where id > 1`.execute(
    database.db,
  );
  await sql`insert into store
      (site_id, name, currency_id, language_code, loyalty, free_delivery_cents, checkout)
    select id, name, (select min(id) from currency), 'hr', false, 0, '{}' from site where id > 1`.execute(
    database.db,
  );
  await sql`insert into cms_option (site_id, key, value)
    select id, 'AllowedLanguages', '["de"]' from site where id = 700`.execute(database.db);
}

/** How many statements a request costs. */
async function costOf(app: FastifyInstance, headers: Record<string, string>, url = '/robots.txt') {
  asked.length = 0;
  const { statusCode } = await app.inject({ url, headers });
  expect(statusCode).toBe(200);
  return asked.length;
}

const hostOf = (id: number) => ({ host: `trgovina${id}.test` });

describe('a thousand sites', () => {
  it('cost the first request after a start as much as one', async () => {
    const ofOne = await costOf(shop.app, { host: 'localhost' });
    await shop.app.close();
    await addSites();
    shop = await start();

    expect(ofOne).toBeLessThanOrEqual(5);
    expect(await costOf(shop.app, hostOf(700))).toBe(ofOne);
    expect(await costOf(shop.app, hostOf(700))).toBe(0);
    expect(await shop.services.directory.sites.byId(700)).toMatchObject({
      site: { name: 'Trgovina 700', url: 'http://trgovina700.test', locales: ['de'] },
      stores: [{ loyalty: false }],
    });
  });

  it('cost as much as one after a change of an option, and only where it changed', async () => {
    await addSites();
    for (const id of [699, 700]) await costOf(shop.app, hostOf(id));

    await shop.services.site.saveOption(700, 'AllowedLanguages', ['en']);

    expect(await costOf(shop.app, hostOf(699))).toBe(0);
    expect(await costOf(shop.app, hostOf(700))).toBe(1);
    const changed = await shop.services.directory.contextOf(700);
    expect(changed.site.locales).toEqual(['en']);
  });

  it('are kept within bounds, and strangers push out none of them', async () => {
    await addSites();
    const { sites } = shop.services.directory;
    for (let id = 1; id <= SITES; id += 1) {
      await sites.idByHost(`trgovina${id}.test`);
      await sites.idByKey(`key-${id}`);
      await sites.byId(id);
    }
    for (let at = 0; at < MAX_NAMES + 10; at += 1) await sites.idByHost(`stranac${at}.test`);

    expect(sites.counts()).toEqual({
      sites: { known: MAX_SITES, missing: 0 },
      hosts: { known: SITES - 1, missing: MAX_NAMES },
      keys: { known: SITES - 1, missing: 1 },
    });
    expect(await costOf(shop.app, hostOf(SITES))).toBe(0);
  });
});

it.each(['x'.repeat(256), 'nul\0'])(
  'a name that no host can have is not looked for',
  async (name) => {
    const { sites } = shop.services.directory;
    asked.length = 0;

    expect(await sites.idByHost(name)).toBeNull();
    expect(asked).toEqual([]);
  },
);

it('are served as they were known while the database is away', async () => {
  const { directory, site } = shop.services;
  await site.saveOption(1, 'DefaultLanguage', 'de');
  await directory.contextOf(1);
  await sql`alter table site rename to away`.execute(database.db);
  await shop.app.bus.publish(['settings']);

  expect((await directory.contextOf(1)).site.defaultLocale).toBe('de');
  await sql`alter table away rename to site`.execute(database.db);
});
