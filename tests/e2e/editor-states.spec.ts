import { expect, type Page } from '@playwright/test';

import { accessFaults, EDITOR, logIn, test, untilStill } from './support.ts';

const canvas = (page: Page) => page.locator('.izlog-page');
const state = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true });

async function openEditor(page: Page, path: string) {
  await page.goto(`${path}?editPage=true`);
  await expect(page.getByRole('button', { name: 'Stanje stranice' })).toBeVisible({
    timeout: 40_000,
  });
}

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Stanje stranice' }).click();
  await state(page, name).click({ timeout: 20_000 });
}

test.beforeEach(async ({ context }) => {
  await logIn(context, EDITOR);
});

test('a cart page is shown as a customer with a full cart meets it, and changes nobody’s cart', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openEditor(page, '/kosarica');
  await expect(canvas(page).getByText('Vaša je košarica prazna')).toBeVisible();

  await choose(page, 'duga košarica');
  await choose(page, 'prijavljeni kupac');

  await expect(canvas(page).getByRole('button', { name: /^Ukloni/ })).toHaveCount(10);
  await expect(canvas(page).locator('[data-bind="cart.count"]').first()).toHaveText('23');
  await expect(canvas(page).locator('[data-bind="session.initials"]').first()).toHaveText('MK');
  await expect(page.getByText('Ogledni podaci: duga košarica, prijavljeni kupac')).toBeVisible();
  await page.getByRole('button', { name: 'Stanje stranice' }).click();
  await expect(state(page, 'duga košarica')).toBeChecked();
  await page.keyboard.press('Escape');
  await page.mouse.move(700, 500);
  await untilStill(page);
  expect(await accessFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Natrag na stvarno' }).click();
  await expect(canvas(page).getByText('Vaša je košarica prazna')).toBeVisible();
  await expect(canvas(page).locator('[data-bind="cart.count"]').first()).toBeHidden();
  expect(asked.filter((path) => /\/cart\//.test(path))).toEqual([]);
});

test('only states that a block of the page has are offered, by keyboard too', async ({ page }) => {
  await openEditor(page, '/naplata');
  await page.getByRole('button', { name: 'Stanje stranice' }).focus();
  await page.keyboard.press('Enter');
  await expect(state(page, 'plaćanje s naknadom')).toBeVisible({ timeout: 20_000 });
  await expect(state(page, 'rasprodan')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('pla', { delay: 50 });
  await page.keyboard.press('Enter');

  // Of the steps the open one alone, as shoppers see it.
  const block = (type: string) => canvas(page).locator(`[data-block="${type}"]`);
  await expect(block('checkout-payment')).toBeVisible();
  await expect(block('checkout-shipping')).toHaveCount(0);
  await expect(canvas(page).getByText('58,90').first()).toBeVisible();
  await page.getByRole('button', { name: 'Natrag na stvarno' }).press('Enter');
  await expect(block('checkout-shipping')).toBeVisible();
});

test('a product’s template is shown for a product that is sold out', async ({ page }) => {
  await openEditor(page, '/product/lavandra-krema-za-ruke');

  await choose(page, 'rasprodan');

  const main = canvas(page);
  await expect(main.getByText('Serum s vitaminom C 15 %').first()).toBeVisible();
  await expect(
    main.locator('[data-block="product-availability-form"]').getByRole('textbox'),
  ).toBeVisible();
  await expect(main.locator('[data-block="product-buy-box"]')).toContainText('Nedostupan');
});
