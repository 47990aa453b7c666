import { expect, type Page } from '@playwright/test';

import { accessFaults, test } from './support.ts';

const CREAM = '/product/moreva-hidratantna-dnevna-krema';
const block = (page: Page) => page.locator('[data-block="bought-together"]');
const boxes = (page: Page) => block(page).getByRole('checkbox');
const lines = (page: Page) => page.locator('[data-block="cart-items"] li');

test('products that go together are put into the cart by one press, and are not offered again', async ({
  page,
}) => {
  await page.goto(CREAM);
  await page.getByRole('button', { name: 'Samo nužni' }).click();
  await block(page).scrollIntoViewIfNeeded();
  await expect(boxes(page)).toHaveCount(3);
  await expect(block(page)).toContainText('Sve zajedno:');
  const whole = await block(page).locator('b').textContent();

  await boxes(page).nth(1).focus();
  // Its script comes once it is near the window.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(block(page)).toContainText('Odabrano:', { timeout: 500 });
  }).toPass();
  await expect(boxes(page).nth(1)).not.toBeChecked();
  expect(await block(page).locator('b').textContent()).not.toBe(whole);
  expect(await accessFaults(page)).toEqual([]);

  await block(page).getByRole('button', { name: 'Dodaj zajedno' }).click();
  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(boxes(page).nth(0)).toBeDisabled();
  await expect(boxes(page).nth(1)).toBeEnabled();
  await expect(block(page).getByText('Već u košarici').first()).toBeVisible();

  await page.reload();
  await block(page).scrollIntoViewIfNeeded();
  await expect(boxes(page).nth(2)).toBeDisabled();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same press puts all of them into the cart', async ({ page }) => {
    await page.goto(CREAM);
    await block(page).getByRole('button', { name: 'Dodaj zajedno' }).click();

    await expect(page).toHaveURL(/poruka=added-to-cart/);
    await page.goto('/kosarica');
    await expect(lines(page)).toHaveCount(3);
  });
});
