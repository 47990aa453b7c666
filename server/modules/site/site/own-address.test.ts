import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp, type Shop } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { fakeEntry, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { originOfProcess, originOfSite } from './own-address.ts';

describe('an address of a process', () => {
  it.each([
    [{ host: '127.0.0.1', port: 3000 }, 'http://127.0.0.1:3000'],
    [{ host: '0.0.0.0', port: 3000 }, 'http://localhost:3000'],
    [{ host: '::1', port: 3000 }, 'http://[::1]:3000'],
    [{ host: 'web', port: 80, publicUrl: 'https://bonaca.test' }, 'https://bonaca.test'],
  ])('of %j is %s', (own, origin) => {
    expect(originOfProcess(own)).toBe(origin);
  });
});

describe('an address of a site', () => {
  const own = { host: '127.0.0.1', port: 4000 };
  const other = 'http://127.0.0.1:3000';

  it.each([
    ['the own one, not that of another process', [other], own, 'http://127.0.0.1:4000'],
    ['that of its domain', ['https://bonaca.test'], own, 'https://bonaca.test'],
    [
      'the configured one',
      ['https://staro.test'],
      { ...own, publicUrl: 'https://bonaca.test' },
      'https://bonaca.test',
    ],
    [
      'the own one beside sites with domains',
      [other, 'https://b.test'],
      own,
      'http://127.0.0.1:4000',
    ],
    [
      'the own one of the site that nobody gave an address, beside other local sites',
      ['http://localhost', 'http://127.0.0.2:3000'],
      own,
      'http://127.0.0.1:4000',
    ],
    ['the stored one of several local sites', [other, 'http://localhost:3000'], own, other],
  ])('is %s', (_which, [stored = '', ...others], process, expected) => {
    expect(originOfSite(stored, [stored, ...others], process)).toBe(expected);
  });
});

describe('processes on one database without an address', () => {
  let database: TestApp['database'];
  beforeEach(async () => {
    database = await openTestDatabase();
  });

  async function start(change: { port: number; publicUrl?: string }) {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: newTempFolder() });
    const shop = await buildApp({
      config: { ...config, ...change },
      secrets: { token: TEST_SECRET },
      database,
      entry: async () => fakeEntry,
    });
    await shop.app.ready();
    return shop;
  }
  const robotsOf = async ({ app }: Shop) => (await app.inject({ url: '/robots.txt' })).body;
  const mailSiteOf = async ({ services }: Shop) => (await services.directory.contextOf(1)).site.url;

  it('tell their own one each, also after the other was started', async () => {
    const first = await start({ port: 4801 });
    const second = await start({ port: 4802 });
    await second.app.close();
    const third = await start({ port: 4803 });

    expect(await robotsOf(first)).toContain('http://127.0.0.1:4801/sitemap.xml');
    expect(await mailSiteOf(first)).toBe('http://127.0.0.1:4801');
    expect(await robotsOf(third)).toContain('http://127.0.0.1:4803/sitemap.xml');
    await first.app.close();
    await third.app.close();
  });

  it('tell the address of the shop once one of them knows it', async () => {
    const known = await start({ port: 4801, publicUrl: 'https://bonaca.test' });
    const worker = await start({ port: 4802 });

    expect(await mailSiteOf(worker)).toBe('https://bonaca.test');
    await known.app.close();
    await worker.app.close();
  });

  it('tell the port that they were given when they asked for any', async () => {
    const shop = await start({ port: 0 });
    await mailSiteOf(shop);
    const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });

    await vi.waitFor(async () => expect(await mailSiteOf(shop)).toBe(address));
    await shop.app.close();
  });
});
