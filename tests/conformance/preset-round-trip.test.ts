import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runPresetCommand } from '#server/commands/preset.ts';
import { beginShop } from '#server/seed/index.ts';
import { sampleAccounts } from '#server/seed/site/accounts.ts';
import { siteEntry } from '#src/entry-server.tsx';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const SETTINGS: TestSettings = { entry: siteEntry, config: { dataDir: newTempFolder() } };
const archive = join(newTempFolder(), 'bonaca.zip');

/** Every page of the site map, and what the site map does not name, as a shopper gets it. */
async function pagesOf({ app }: TestApp) {
  const map = await app.inject({ url: '/sitemap.xml' });
  const paths = [...map.payload.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const pages = new Map<string, string>();
  for (const path of [...new Set(['/', ...paths, '/nema-takve-stranice', '/kosarica'])]) {
    const { payload } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    pages.set(path, normal(payload));
  }
  return pages;
}

/** Without what one installation alone has: its key, and the beginnings of hashes of cleaned drawings. */
function normal(html: string): string {
  return html
    .replaceAll(/(\/media\/\d+-)[0-9a-f]{4}/g, '$1')
    .replaceAll(/"apiKey":"[\w-]+"/g, '"apiKey":""');
}

const said: string[] = [];
const say = (line: string) => void said.push(line);

describe('a shop that is exported as a preset', () => {
  let before: Map<string, string>;
  let after: Map<string, string>;

  beforeAll(async () => {
    const first = await createTestApp(SETTINGS);
    await beginShop(first, { preset: 'bonaca', accounts: sampleAccounts });
    before = await pagesOf(first);
    await runPresetCommand(first, ['export', archive], say);

    const second = await createTestApp(SETTINGS);
    await beginShop(second, { preset: 'blank', accounts: [] });
    await runPresetCommand(second, ['import', archive], say);
    const { opening, directory } = second.services;
    await opening.open({ ...(await directory.contextOf(1)), user: null });
    after = await pagesOf(second);
  }, 400_000);

  it('has the same pages in another installation', () => {
    expect(existsSync(archive)).toBe(true);
    expect(before.size).toBeGreaterThan(300);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const other = [...before].filter(([path, html]) => after.get(path) !== html);
    expect(other.map(([path]) => path)).toEqual([]);
  });

  it('leaves people and orders behind, and says so', () => {
    expect(said[1]).toMatch(/^Left out: 4 orders, 1 customers, 2 staff/);
  });
});
