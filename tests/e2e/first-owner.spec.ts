import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startEmptyShop } from './empty-shop.ts';
import { accessFaults, test } from './support.ts';

test.describe.configure({ timeout: 240_000 });
// The page asks whether its address is still good, and a shop that is not open refuses strangers: a
// browser reports both.
test.use({ provoked: /status of (?:400|503)/ });

/** The link of the last mail that a shop without a mail server wrote into its folder; empty for none. */
function linkMailed(folder: string): string {
  const mails = join(folder, 'mail');
  if (!existsSync(mails)) return '';
  const last = readdirSync(mails, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .at(-1);
  if (last === undefined) return '';
  const text = readFileSync(join(mails, last), 'utf8').replaceAll(/=\r?\n/g, '');
  return /http\S+\/admin\/reset#token=[\w-]+/.exec(text.replaceAll('=3D', '='))?.[0] ?? '';
}

/** Gives the shop a ready look with rounder corners and publishes it; shoppers see it at once. */
async function chooseLook(page: Page): Promise<void> {
  const shopLook = () =>
    page.evaluate(async () => {
      const html = await (await fetch('/', { credentials: 'omit' })).text();
      return { isGreen: html.includes('#3c5b2a'), isRounder: html.includes(':24px') };
    });
  const panel = page.getByRole('region', { name: 'Izgled' });
  await page.getByRole('button', { name: 'Izgled' }).press('Enter');
  await panel.getByRole('button', { name: 'Vrt' }).press('Enter');
  await expect(panel.getByText('Nije objavljeno')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  await panel.getByText('Oblik', { exact: true }).press('Enter');
  await panel.getByRole('slider', { name: 'Zaobljenost' }).press('End');
  const canvas = page.locator('.izlog-page').first();
  await expect(canvas).toHaveCSS('background-color', 'rgb(251, 250, 243)');
  expect(await shopLook()).toEqual({ isGreen: false, isRounder: false });

  await panel.getByRole('button', { name: 'Objavi', exact: true }).press('Enter');
  await expect(panel.getByText('Kupci vide ovaj izgled')).toBeVisible();
  expect(await shopLook()).toEqual({ isGreen: true, isRounder: true });
}

/** Nobody but the owner sees the shop before it is opened. */
async function openToShoppers(page: Page): Promise<void> {
  const asStranger = () =>
    page.evaluate(async () => {
      const answer = await fetch('/', { credentials: 'omit' });
      // An answer that nobody reads never ends.
      await answer.text();
      return answer.status;
    });
  expect(await asStranger()).toBe(503);
  await page.evaluate(async () => {
    await (await fetch('/api/v1/admin/opening/open', { method: 'POST' })).text();
  });
  expect(await asStranger()).toBe(200);
}

test('the printed address makes the first owner of an empty shop, once', async ({ page }) => {
  const port = Number(process.env['E2E_PORT'] ?? 4610) + 9;
  const folder = mkdtempSync(join(tmpdir(), 'izlog-owner-'));
  const former = await startEmptyShop(port, folder);
  await former.stop();
  const shop = await startEmptyShop(port, folder);
  try {
    await page.goto(former.address);
    await expect(page.getByRole('heading', { name: 'Ova adresa više ne vrijedi' })).toBeVisible();
    await expect(page.getByText('npm run user -- create --role=owner')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    // The same page with another fragment is not loaded again by itself.
    await page.goto('about:blank');
    await page.goto(shop.address);
    await page.getByRole('link', { name: 'EN' }).click();
    await expect(page.getByRole('heading', { name: 'Set up the shop' })).toBeVisible();
    await page.getByRole('link', { name: 'HR' }).click();
    await page.getByLabel('Ime', { exact: true }).fill('Ana');
    await page.getByLabel('Prezime').fill('Kovač');
    await page.getByLabel(/^E-?mail/i).fill('vlasnica@bonaca.example');
    await page.getByLabel('Lozinka', { exact: true }).fill('kratka');
    await page.getByLabel('Ponovite lozinku').fill('kratka');
    await page.getByRole('button', { name: 'Otvori račun' }).click();
    await expect(page.getByRole('alert')).toContainText('najmanje 8 znakova');
    expect(await accessFaults(page)).toEqual([]);

    await page.getByLabel('Lozinka', { exact: true }).fill('Tiha-Jesen7');
    await page.getByLabel('Ponovite lozinku').fill('Tiha-Jesen7');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.goto('about:blank');
    await page.goto(shop.address);
    await expect(page.getByRole('heading', { name: 'Ova adresa više ne vrijedi' })).toBeVisible();

    // The owner forgets the password, and gets in with a new one.
    await page.context().clearCookies();
    await page.goto(new URL('/adminLogin', shop.address).href);
    await page.getByRole('link', { name: 'Zaboravljena lozinka' }).click();
    await page.getByLabel('Email').fill('vlasnica@bonaca.example');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pošalji poveznicu' }).click();
    await expect(page.getByText('poveznica je na putu')).toBeVisible();
    await expect.poll(() => linkMailed(folder), { timeout: 30_000 }).not.toBe('');
    await page.goto('about:blank');
    await page.goto(linkMailed(folder));
    await page.getByLabel('Lozinka', { exact: true }).fill('Nova-Tišina8');
    await page.getByLabel('Ponovite lozinku').fill('Nova-Tišina8');
    await page.getByRole('button', { name: 'Spremi lozinku' }).click();
    await expect(page.getByText('Nova je lozinka spremljena')).toBeVisible();
    await page.getByRole('link', { name: 'Na prijavu' }).click();
    await page.getByLabel('Email').fill('vlasnica@bonaca.example');
    await page.getByLabel('Lozinka').fill('Nova-Tišina8');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/editPage=true/);
    await openToShoppers(page);
    await chooseLook(page);
    // What still loads when the shop stops would be an error in the console.
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
