import { expect, type Page } from '@playwright/test';

import { test } from './support.ts';

/** Puts the first product of the home page into the cart and closes the window that says so. */
async function addFirst(page: Page) {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^U košaricu/ })
    .first()
    .click();
  const added = page.getByRole('dialog', { name: 'Proizvod uspješno dodan u košaricu!' });
  await added.getByRole('button', { name: 'Nastavi kupovinu' }).click();
  await expect(added).toBeHidden();
}

for (const width of [1440, 390]) {
  test(`the bag opens the cart in place at ${width} px, by keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await addFirst(page);
    const bag = page.locator('[data-block="cart-bag"] a').first();
    await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
    await bag.focus();
    await page.keyboard.press('Enter');

    const cart = page.getByRole('dialog', { name: 'Košarica' });
    await expect(cart).toBeVisible();
    await cart.getByRole('button', { name: /^Više/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('3');
    await cart.getByRole('button', { name: /^Ukloni/ }).focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByText('Vaša je košarica prazna.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(bag).toBeFocused();
  });
}

test('five quick presses are one call', async ({ page }) => {
  await addFirst(page);
  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/updateItem')) calls.push(request.postData() ?? '');
  });
  await page.locator('[data-block="cart-bag"] a').first().click();
  const more = page.getByRole('dialog').getByRole('button', { name: /^Više/ });
  await more.evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('6');
  expect(calls).toHaveLength(1);
});

test('a bundle is put together in a window before it goes into the cart', async ({ page }) => {
  await page.goto('/product/solenta-paket-zastita-od-sunca');
  await page.getByRole('button', { name: 'Sastavite svoj paket' }).click();
  const panel = page.getByRole('dialog', { name: 'Sastavite svoj paket' });
  const add = panel.getByRole('button', { name: 'U košaricu' });
  await add.click();
  await expect(panel.getByText('Odaberite jednu od mogućnosti')).toBeVisible();
  await panel.getByRole('radio', { name: /Ruža/ }).check();
  await add.click();

  await expect(panel).toBeHidden();
  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bag is a link, and the bundle’s form stands on its page', async ({ page }) => {
    await page.goto('/product/solenta-paket-zastita-od-sunca');
    await expect(page.locator('[data-block="cart-bag"] a').first()).toHaveAttribute(
      'href',
      '/kosarica',
    );
    await page.getByRole('radio', { name: /Ruža/ }).check();
    await page.getByRole('button', { name: 'U košaricu' }).first().click();

    await expect(page).toHaveURL(/poruka=added-to-cart/);
  });
});
