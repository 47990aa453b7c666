import { expect, type Page } from '@playwright/test';

import { test } from './support.ts';

const ADDED = 'Proizvod uspješno dodan u košaricu!';
const modal = (page: Page) => page.getByRole('dialog', { name: ADDED });
const bagCount = (page: Page) => page.locator('[data-bind="cart.count"]').first();
const addButton = (page: Page) => page.getByRole('button', { name: /^U košaricu/ }).first();

/** Opens the home page as if the shop had this behaviour; the sample shop opens the window (2). */
async function openWith(page: Page, cartType: 0 | 1) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"cartType":2', `"cartType":${cartType}`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
}

test('the settings of the sample shop open the window', async ({ request }) => {
  const site = await request.post('/api/v1/master/domainDetect', {
    headers: { siteId: '1' },
    data: { referer: 'http://127.0.0.1/' },
  });
  const { apiKeyToken: apiKey } = (await site.json()).data;
  const response = await request.get('/api/v1/settings/getCheckoutSettings', {
    headers: { siteId: '1', apiKey },
  });

  expect((await response.json()).data.config.cartType).toBe(2);
});

for (const width of [1440, 390]) {
  test(`a window says what was added at ${width} px, by mouse`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await addButton(page).click();

    const added = modal(page);
    await expect(added).toBeVisible();
    const box = () =>
      added.evaluate((window) => {
        const { x, width: wide, height } = window.getBoundingClientRect();
        return [x, wide, height].map(Math.round);
      });
    if (width === 390) await expect.poll(box).toEqual([0, 390, 900]);
    else await expect.poll(async () => (await box())[1]).toBe(982);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(added.getByText('U košarici je 1 artikl')).toBeVisible();
    const sum = added.locator('strong').first();
    const before = await sum.textContent();

    await added.getByRole('button', { name: /^Više/ }).click();
    await expect(added.getByText('U košarici su 2 artikla')).toBeVisible();
    await expect(sum).not.toHaveText(before ?? '');
    await expect(bagCount(page)).toHaveText('2');
    await expect(added.getByText('Moglo bi vas zanimati')).toBeVisible();
    await added
      .getByRole('button', { name: /^U košaricu/ })
      .first()
      .click();
    await expect(added.getByText('U košarici su 3 artikla')).toBeVisible();
    await expect(added.getByRole('spinbutton')).toHaveCount(2);

    await added.getByRole('link', { name: 'Nastavi na naplatu' }).click();
    await expect(page).toHaveURL('/kosarica');
    await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(2);
  });
}

test('the window is used by keyboard alone, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  await addButton(page).focus();
  const opener = await addButton(page).elementHandle();
  await page.keyboard.press('Enter');
  const added = modal(page);
  await expect(added).toBeVisible();

  await added.getByRole('button', { name: /^Ukloni/ }).focus();
  await page.keyboard.press('Enter');
  await expect(added.getByText('Vaša je košarica prazna')).toBeVisible();
  await expect(added.getByRole('heading', { name: 'Vaša je košarica prazna' })).toBeFocused();
  await expect(added.getByRole('link', { name: 'Nastavi na naplatu' })).toHaveCount(0);
  await expect(bagCount(page)).toBeHidden();

  await added.getByRole('button', { name: 'Nastavi kupovinu' }).focus();
  await page.keyboard.press('Enter');
  await expect(added).toBeHidden();
  expect(await opener?.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await expect(added.getByText('U košarici je 1 artikl')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('where the setting says so the shopper goes to the cart, or stays', async ({ page }) => {
  await openWith(page, 1);
  await addButton(page).click();
  await expect(page.getByText(ADDED)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await page.unroute('/');

  await openWith(page, 0);
  await addButton(page).click();
  await expect(page).toHaveURL('/kosarica?poruka=added-to-cart');
  await expect(page.locator('[data-block="cart-items"]').getByRole('spinbutton')).toHaveValue('2');
});

test('a window that cannot be had leaves the word that it was added', async ({ page }) => {
  await page.route('**/kosarica/dodaj', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, window: '<p></p>' } } });
  });
  await page.goto('/');
  await addButton(page).click();

  await expect(page.getByText(ADDED)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await expect(bagCount(page)).toHaveText('1');
});

test.describe('without a cart', () => {
  test.use({ provoked: /500|Cart session not initialised!/ });

  test('nothing is added, and the console says why (CART-34)', async ({ page }) => {
    await page.route('**/kosarica/dodaj', (route) => route.fulfill({ status: 500 }));
    const error = page.waitForEvent('pageerror');
    await page.goto('/');
    await addButton(page).click();

    expect((await error).message).toBe('Cart session not initialised!');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(bagCount(page)).toBeHidden();
    await expect(modal(page)).toHaveCount(0);
  });
});

test('the page of the window is nobody else’s, and leads people on to the cart', async ({
  page,
}) => {
  const response = await page.goto('/kosarica?dodano=');

  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page).toHaveURL('/kosarica');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product joins the cart, and the page says so', async ({ page }) => {
    await page.goto('/');
    await addButton(page).click();

    await expect(page).toHaveURL('/?poruka=added-to-cart');
    await expect(page.getByRole('status').getByText(ADDED)).toBeVisible();
    await page.goto('/kosarica');
    await expect(page.locator('[data-block="cart-items"] li')).toHaveCount(1);
  });
});
