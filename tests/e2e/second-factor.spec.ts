import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { authenticatorApp } from '#tests/support/authenticator-app.ts';
import { OWNER, openToShoppers, startEmptyShop } from './empty-shop.ts';
import { accessFaults, test } from './support.ts';

test.describe.configure({ timeout: 300_000 });
// A login that asks for a code is refused first, and so are wrong codes; an empty shop has no product for fees.
test.use({ provoked: /status of (?:401|403|409)|product\/get/ });

const STAFF = { email: 'urednica@bonaca.example', password: 'Sporo-Proljece3' };
/** What nobody's app shows within a minute of this. */
const WRONG = 'abcd-efgh';

/** Types e-mail and password at the door, by keyboard alone. */
async function passPassword(page: Page, url: string, { email, password } = OWNER): Promise<void> {
  await page.goto(`${url}/adminLogin?redirect=/admin`);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.getByLabel('Lozinka', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Types a code where the door, or a dialog, asks for one. */
async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel(/^Kôd iz aplikacije/);
  await expect(field).toBeFocused();
  await field.fill('');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function openAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /Vaš račun$/ }).press('Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await expect(entry).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return entry.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page, 'Odjava');
  await expect(page).toHaveURL(/adminLogin/);
}

/** From the password on to the recovery codes; answers an app that has the secret, and the codes. */
async function connectApp(page: Page, password: string) {
  const asked = page.getByLabel('Dosadašnja lozinka');
  await expect(asked).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const scan = page.getByRole('dialog', { name: 'Povežite aplikaciju' });
  await expect(scan.getByRole('img', { name: 'QR kôd za aplikaciju' })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const app = authenticatorApp((await scan.locator('code').textContent()) ?? '');
  await typeCode(page, '000000');
  await expect(scan.getByText(/^Kôd nije ispravan/)).toBeVisible();
  await typeCode(page, await app.nextCode());

  const codes = page.getByRole('dialog', { name: 'Kodovi za oporavak' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Prvo spremite kodove')).toBeVisible();
  const recovery = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'Spremljeni su' }).press('Enter');
  await expect(codes).toBeHidden();
  return { app, recovery };
}

/** Demands a code of all staff, and makes somebody of it who has none. */
async function demandOfStaff(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/settings`);
  await page.getByLabel('Pretraži postavke').fill('Kôd pri prijavi');
  const rule = page.getByRole('combobox', { name: 'Kôd pri prijavi' });
  await rule.focus();
  await page.keyboard.press('End');
  await expect(rule).toHaveValue('everyone');
  await expect(page.getByText('Spremljeno: Kôd pri prijavi').first()).toBeVisible();
  const made = await page.evaluate(async (account) => {
    const answer = await fetch('/api/v1/admin/user/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-izlog-client': 'browser' },
      body: JSON.stringify({ ...account, scope: 'backoffice', firstName: 'Iva', lastName: 'Anić' }),
    });
    return `${answer.status} ${await answer.text()}`;
  }, STAFF);
  expect(made).toMatch(/^200 /);
}

/** Somebody of the staff gets no further than to the app, and then in. */
async function setUpAsStaff(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await passPassword(page, url, STAFF);
  const demand = page.getByRole('dialog', { name: 'Kôd pri prijavi' });
  await expect(demand).toContainText('administracija je zatvorena');
  await expect(page.locator('#admin-main')).toBeEmpty();
  const refused = await page.evaluate(() =>
    fetch('/api/v1/order/filter', { method: 'POST', body: '{}' }).then(({ status }) => status),
  );
  expect(refused).toBeGreaterThanOrEqual(400);
  expect(await accessFaults(page)).toEqual([]);

  await connectApp(page, STAFF.password);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(demand).toBeHidden();
}

test('a code at the login: turned on, typed, replaced by a recovery code, demanded of staff', async ({
  page,
  browser,
}) => {
  const port = Number(process.env['E2E_PORT'] ?? 4610) + 10;
  const folder = mkdtempSync(join(tmpdir(), 'izlog-factor-'));
  const shop = await startEmptyShop(port, folder);
  try {
    await openToShoppers(shop);
    await passPassword(page, shop.url);
    await expect(page).toHaveURL(/\/admin$/);
    await openAccountMenu(page, 'Kôd pri prijavi');
    const { app, recovery } = await connectApp(page, OWNER.password);
    await expect(page.getByText('Kôd pri prijavi je uključen')).toBeVisible();
    await logOut(page);

    // A wrong code is told in words, more than once, and shuts nobody out.
    await passPassword(page, shop.url);
    for (const wrong of ['000000', WRONG, '111111']) {
      await typeCode(page, wrong);
      await expect(page.getByRole('alert')).toHaveText(/^Kôd nije ispravan/);
    }
    expect(await accessFaults(page)).toEqual([]);
    const code = await app.nextCode();
    await typeCode(page, code);
    await expect(page).toHaveURL(/\/admin$/);
    await logOut(page);

    await passPassword(page, shop.url);
    await typeCode(page, code);
    await expect(page.getByRole('alert')).toHaveText(/već iskorišten/);
    await typeCode(page, recovery[0] ?? '');
    await expect(page).toHaveURL(/\/admin$/);
    await logOut(page);

    await passPassword(page, shop.url);
    await typeCode(page, recovery[0] ?? '');
    await expect(page.getByRole('alert')).toHaveText(/već iskorišten/);
    // As somebody copies it from paper.
    await typeCode(page, ` ${recovery[1]?.toUpperCase()} `);
    await expect(page).toHaveURL(/\/admin$/);
    await openAccountMenu(page, 'Kôd pri prijavi');
    await expect(page.getByText('Ostalo je 8 kodova')).toBeVisible();
    await page.keyboard.press('Escape');

    await demandOfStaff(page, shop.url);
    const context = await browser.newContext({ locale: 'hr' });
    await setUpAsStaff(context, shop.url);
    await context.close();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
