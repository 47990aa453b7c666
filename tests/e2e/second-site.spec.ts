import { expect, type Page } from '@playwright/test';
import { aContent } from '#tests/support/content/builders.ts';
import { accessFaults, EDITOR, logIn, test } from './support.ts';

// What one site has, the other refuses; one that is not open yet, or closed, refuses all.
test.use({ provoked: /status of (?:4(?:0[0134]|10)|503)/ });

const PRODUCT = '/product/moreva-hijaluronski-serum';
const CHECKOUT = '/api/v2/ecommerce/checkout/cart';
const OWN_PAGE = 'samo-kod-ane';

/** Makes a call from a page, as the scripts of its site do. */
function call(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, url, payload]) => {
      const response = await fetch(url, {
        method: verb,
        headers: { 'content-type': 'application/json' },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      const answer = await response.json();
      return { status: response.status, data: answer.data, error: answer.error };
    },
    [method, path, body] as const,
  );
}

const statusOf = async (page: Page, address: string) => (await page.goto(address))?.status();

async function fillAndMake(page: Page, url: string) {
  await page.goto('/admin/sites');
  await page.getByRole('button', { name: 'Nova trgovina' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Naziv').fill('Kod Ane');
  await form.getByLabel('Adresa').fill(url);
  await form.getByLabel('Osnovni jezik').selectOption('de');
  await form.getByLabel('Hrvatski').uncheck();
  expect(await accessFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Napravi trgovinu' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Kod Ane', exact: true })).toBeVisible();
}

/** Logs in at the panel of a site by its own form. */
async function enter(page: Page, origin: string) {
  await page.goto(`${origin}/adminLogin?redirect=/admin/sites`);
  await page.locator('input[type=email]').fill(EDITOR.email);
  await page.locator('input[type=password]').fill(EDITOR.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}/admin/sites`);
}

// Two shops are set up in it: more than a slow machine does in the time that other journeys have.
test.describe.configure({ timeout: 240_000 });

test('an owner makes a second site on a second host, and nothing crosses', async ({
  page,
  context,
  baseURL,
}) => {
  const first = baseURL ?? '';
  const second = `http://ana.localhost:${new URL(first).port}`;
  await logIn(context, EDITOR);
  await fillAndMake(page, second);
  const other = await context.newPage();
  await expect.poll(() => statusOf(other, second), { timeout: 30_000 }).toBe(503);
  await expect(other.getByRole('heading', { name: 'Wir öffnen bald' })).toBeVisible();

  await test.step('the login of the first is not sent to the second', async () => {
    const own = await context.cookies(second);
    expect(own.map(({ name }) => name)).not.toContain('izlog_access');
    expect((await call(other, 'GET', '/api/v1/user/profile')).status).toBe(401);
    await enter(other, second);
  });

  await test.step('its owner opens it', async () => {
    expect((await call(other, 'POST', '/api/v1/admin/opening/open', {})).status).toBe(200);
    await expect.poll(() => statusOf(other, second), { timeout: 30_000 }).toBe(200);
    await expect(other.locator('html')).toHaveAttribute('lang', 'de');
    await expect(other).toHaveTitle(/Kod Ane/);
  });

  await test.step('its look is its own', async () => {
    const pageColor = async (tab: Page, origin: string) => {
      await tab.goto(`${origin}/`);
      const root = tab.locator('.izlog-page').first();
      return root.evaluate((page) => getComputedStyle(page).backgroundColor);
    };
    const before = await pageColor(page, first);
    await other.goto(`${second}/admin/setup-guide`);
    await other
      .locator('main')
      .getByRole('button', { name: /Izgled/ })
      .first()
      .click();
    await other.getByRole('button', { name: 'Odaberi izgled Vrt' }).click();
    await expect(other.getByRole('status').filter({ hasText: 'Odabran je izgled' })).toBeAttached();
    await expect.poll(() => pageColor(other, second)).toBe('rgb(251, 250, 243)');
    expect(await pageColor(page, first)).toBe(before);
  });

  await test.step('a page, a menu and an option are of their site', async () => {
    const pages = await call(other, 'POST', '/api/v1/page/filter', {});
    const home = pages.data.records.find(({ slug }: { slug: string }) => slug === 'naslovnica');
    const { parts, tr, meta } = (await call(other, 'GET', `/api/v1/element/get/${home.id}`)).data;
    const wanted = aContent({ slug: OWN_PAGE, meta: { ...meta, title: 'Nur hier' }, parts, tr });
    const made = await call(other, 'POST', '/api/v1/page/create', wanted);
    expect(made.status, JSON.stringify(made)).toBe(200);
    expect((await call(other, 'POST', `/api/v1/element/${made.data.id}/publish`, {})).status).toBe(
      200,
    );
    expect((await call(other, 'PUT', '/api/v1/navigation/update/main', { tree: [] })).status).toBe(
      200,
    );
    const text = { value: 'Samo Ana' };
    expect((await call(other, 'PUT', '/api/v1/option/update/CopyrightText', text)).status).toBe(
      200,
    );

    expect(await statusOf(other, `${second}/${OWN_PAGE}`)).toBe(200);
    await expect(other.getByText('Samo Ana')).toBeVisible();
    expect(await statusOf(page, `${first}/${OWN_PAGE}`)).toBe(404);
    expect(await statusOf(other, `${second}${PRODUCT}`)).toBe(404);
    expect(await statusOf(page, `${first}/`)).toBe(200);
    await expect(page.getByText('Samo Ana')).toHaveCount(0);
    const menu = await call(page, 'GET', '/api/v1/navigation/tree/main');
    expect(menu.data.length).toBeGreaterThan(0);
    expect((await call(other, 'GET', '/api/v1/navigation/tree/main')).data).toEqual([]);
  });

  await test.step('a cart is of its site, and so are its cookies', async () => {
    await page.goto(`${first}${PRODUCT}`);
    const box = page.locator('[data-block="product-buy-box"]');
    await box.getByRole('button', { name: 'Dodaj u košaricu' }).click();
    const cookieOf = async (origin: string, wanted: string) =>
      (await context.cookies(origin)).find(({ name }) => name === wanted)?.value;
    await expect.poll(() => cookieOf(first, 'cartId')).toBeTruthy();
    const key = {
      cartId: await cookieOf(first, 'cartId'),
      protectCode: await cookieOf(first, 'protectCode'),
    };

    expect(await cookieOf(second, 'cartId')).toBeUndefined();
    expect((await call(page, 'POST', `${CHECKOUT}/getCart`, key)).status).toBe(200);
    expect((await call(other, 'POST', `${CHECKOUT}/getCart`, key)).status).toBe(400);
  });

  await test.step('the sitemap names addresses of its site alone', async () => {
    const mapOf = async (tab: Page, origin: string) => {
      await tab.goto(`${origin}/`);
      return tab.evaluate(async () => (await fetch('/sitemap.xml')).text());
    };
    const own = await mapOf(other, second);
    expect(own).toContain(`<loc>${second}/${OWN_PAGE}</loc>`);
    expect(own).not.toContain(first);
    expect(await mapOf(page, first)).not.toContain('ana.localhost');
  });

  await test.step('the lists of the panel are of its site alone', async () => {
    await other.goto(`${second}/`);
    for (const kind of ['product', 'order', 'user', 'coupon', 'category']) {
      const path = `/api/v1/admin/${kind}/filter`;
      expect([kind, (await call(other, 'POST', path, {})).data.totalRecords]).toEqual([kind, 0]);
    }
    const media = await call(other, 'POST', '/api/v1/media/filterStandard', {});
    expect(JSON.stringify(media.data)).not.toContain('moreva');
    await page.goto(`${first}/`);
    const list = await call(page, 'POST', '/api/v1/page/filter', { limit: 100 });
    expect(JSON.stringify(list.data)).not.toContain(OWN_PAGE);
  });

  await test.step('the switcher leads from panel to panel', async () => {
    await page.goto(`${first}/admin`);
    await page.getByRole('button', { name: /^Trgovina: Bonaca/ }).click();
    await page.getByRole('menuitem', { name: 'Kod Ane' }).click();
    await page.waitForURL(`${second}/admin`);
  });

  await test.step('it sells the products of the first once its owner says so', async () => {
    await page.goto(`${first}/admin/sites`);
    await page.getByRole('button', { name: 'Izmijeni: Kod Ane' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Proizvodi').selectOption('Isti kao trgovina Bonaca');
    await form.getByRole('button', { name: 'Spremi' }).click();
    await expect(form).toBeHidden();

    expect(await statusOf(other, `${second}${PRODUCT}`)).toBe(200);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Serum/i);
    await other.goto(`${second}/admin/products`);
    await expect(other.getByText('Ova trgovina prodaje proizvode trgovine Bonaca.')).toBeVisible();
    expect(await accessFaults(other)).toEqual([]);
  });

  await test.step('once it is closed it is gone, and the first goes on', async () => {
    await page.goto(`${first}/admin/sites`);
    await page.getByRole('button', { name: 'Zatvori: Kod Ane' }).click();
    await page.getByRole('button', { name: 'Zatvori trgovinu' }).click();
    await expect(page.getByRole('cell', { name: 'zatvorena' })).toBeVisible();

    expect(await statusOf(other, `${second}/${OWN_PAGE}`)).toBe(410);
    await expect(other.getByRole('heading', { name: 'Dieser Shop ist geschlossen' })).toBeVisible();
    expect(await statusOf(other, `${second}/admin`)).toBe(410);
    expect(await statusOf(page, `${first}${PRODUCT}`)).toBe(200);
  });
});
