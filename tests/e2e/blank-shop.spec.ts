import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type EmptyShop, openToShoppers, startEmptyShop } from './empty-shop.ts';
import { accessFaults, test } from './support.ts';

test.describe.configure({ timeout: 240_000 });

let folder: string;
let shop: EmptyShop;
test.beforeAll(async () => {
  const port = Number(process.env['E2E_PORT'] ?? 4610) + 6;
  folder = mkdtempSync(join(tmpdir(), 'izlog-blank-'));
  shop = await startEmptyShop(port, folder);
  await openToShoppers(shop);
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

const PAGES = [
  ['/', 'Dobro došli'],
  ['/en', 'Welcome'],
  ['/de', 'Willkommen'],
  ['/shop', 'Trgovina'],
  ['/kosarica', 'Košarica'],
  ['/naplata', 'Vaša je košarica prazna'],
  ['/objave', 'Objave'],
  ['/pretraga', 'Pretraži'],
  ['/prijava', 'Prijava'],
  ['/registracija', 'Registracija'],
  ['/zaboravljena-lozinka', 'Zaboravljena lozinka'],
] as const;

for (const [path, heading] of PAGES) {
  test(`a shop with nothing to sell has the page ${path}`, async ({ page }) => {
    const answer = await page.goto(shop.url + path);

    expect(answer?.status()).toBe(200);
    await expect(
      page.getByRole('main').getByRole('heading', { name: heading }).first(),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}

test('its menu and its footer lead to pages that there are', async ({ page }) => {
  await page.goto(shop.url);
  const links = page.locator('header nav a, footer nav a');
  const paths = new Set(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))));

  expect(paths.size).toBeGreaterThan(3);
  for (const path of paths) {
    expect([path, (await page.request.get(shop.url + path)).status()]).toEqual([path, 200]);
  }
});
