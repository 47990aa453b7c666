import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PresetState } from '#schemas/api/presets.ts';
import { beginShop } from '#server/seed/index.ts';
import { presetWork } from '#server/seed/replace/preset-work.ts';
import { siteEntry } from '#src/entry-server.tsx';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const SETTINGS: TestSettings = {
  entry: siteEntry,
  presetWork,
  config: { dataDir: newTempFolder() },
};

/** What every shop has, besides what its site map names. */
const SYSTEM = ['/kosarica', '/prijava', '/pretraga?q=a'];

async function pathsOf({ app }: TestApp): Promise<string[]> {
  const map = await app.inject({ url: '/sitemap.xml' });
  const paths = [...map.payload.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
  return [...new Set(['/', ...paths.map(([, path]) => path || '/')])];
}

describe.each([
  {
    name: 'one-brand',
    says: { hr: 'Ulje koje pamti more', en: 'Oil that remembers', de: 'Öl, das' },
  },
  {
    name: 'catalogue',
    says: { hr: 'Što vam treba?', en: 'What do you need?', de: 'Was brauchen' },
  },
  {
    name: 'magazine',
    says: { hr: 'Sat vremena prije', en: 'The hour before', de: 'Die Stunde vor' },
  },
])('an empty installation that takes $name', ({ name, says }) => {
  let shop: TestApp;
  let owner: EditorClient;

  const get = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
  /** As a browser sees it: the site map names some addresses of another language. */
  async function page(path: string) {
    const answer = await get(path);
    const { location } = answer.headers;
    return answer.statusCode === 302 && location !== undefined ? get(location) : answer;
  }
  const state = async () =>
    (await owner.send('GET', '/admin/presets')).json<{ data: PresetState }>().data;

  beforeAll(async () => {
    shop = await createTestApp(SETTINGS);
    await beginShop(shop, { preset: 'blank', accounts: [] });
    owner = await createEditor(shop, { role: 'owner', email: 'vlasnica@bonaca.test' });
    const begun = await owner.send('POST', '/admin/presets/use', { name });
    expect(begun.statusCode).toBe(200);
    await vi.waitFor(
      async () => expect((await state()).run).toMatchObject({ state: 'done', fault: null }),
      { timeout: 60_000, interval: 200 },
    );
    await owner.send('POST', '/admin/opening/open');
  }, 120_000);

  it('has pages that answer in all three languages', async () => {
    const paths = await pathsOf(shop);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of [...paths, ...SYSTEM]) {
      const { statusCode, payload } = await page(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect([path, payload.includes('</html>')]).toEqual([path, true]);
    }
    for (const [locale, words] of Object.entries(says)) {
      const { statusCode, payload } = await page(locale === 'hr' ? '/' : `/${locale}`);
      expect([statusCode, payload.includes(words)]).toEqual([200, true]);
    }
  }, 120_000);

  it('is as its preset left it, and can take another', async () => {
    expect(await state()).toMatchObject({ current: name, inTheWay: [] });
  });

  it('shows a cart and an account only where there is something to buy', async () => {
    const { payload } = await page('/');
    const header = payload.slice(
      payload.indexOf('data-block="site-header"'),
      payload.indexOf('</header>'),
    );

    expect(header.includes('data-block="cart-bag"')).toBe(name !== 'magazine');
    expect(header.includes('data-block="account-menu"')).toBe(name !== 'magazine');
  });
});
