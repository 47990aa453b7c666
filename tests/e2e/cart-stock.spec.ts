import { expect, type Page } from '@playwright/test';
import { test } from './support.ts';

const items = (page: Page) => page.locator('[data-block="cart-items"]');
const bagCount = (page: Page) => page.locator('[data-bind="cart.count"]').first();
const quantity = (page: Page) => items(page).getByRole('spinbutton');
const more = (page: Page) => items(page).getByRole('button', { name: /^Više/ });

async function fillCart(page: Page) {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^U košaricu/ })
    .first()
    .click();
  await expect(page.getByText('Proizvod uspješno dodan u košaricu!')).toBeVisible();
  await page.goto('/kosarica');
  await expect(items(page).locator('li')).toHaveCount(1);
}

for (const width of [1440, 390]) {
  test(`the stepper of a line stops at what is left, and says so, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillCart(page);
    const most = await quantity(page).getAttribute('max');
    expect(Number(most)).toBeGreaterThan(1);
    expect(Number(most)).toBeLessThan(999);
    await expect(items(page).getByText(/^Na zalihi još/)).toBeHidden();

    await quantity(page).fill('999');
    await quantity(page).blur();
    await expect(items(page).getByText(`Upišite broj od 1 do ${most}.`)).toBeVisible();
    await quantity(page).fill(String(most));
    await quantity(page).blur();

    await expect(items(page).getByText(`Na zalihi još ${most}`)).toBeVisible();
    await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(more(page)).toHaveAccessibleDescription(`Na zalihi još ${most}`);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveValue(String(most));
    await expect(more(page)).toBeFocused();
    await expect(bagCount(page)).toHaveText(String(most));
  });
}

test.describe('without network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('a change without network is put back, with its reason', async ({ page, context }) => {
    await fillCart(page);
    const sum = items(page).locator('li p').last();
    const before = await sum.textContent();

    // The pointer brings the scripts of the page.
    await more(page).hover();
    await page.waitForFunction(() =>
      ['/cart-forms-', '/cart-tabs-'].every((name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      ),
    );
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await more(page).click();

    await expect(items(page).getByText(/^Nema veze s internetom/)).toBeVisible();
    await expect(quantity(page)).toHaveValue('1');
    expect(await sum.textContent()).toBe(before);

    await context.setOffline(false);
    await more(page).click();
    await expect(bagCount(page)).toHaveText('2');
    await expect(items(page).getByText(/^Nema veze s internetom/)).toBeHidden();
  });
});

test('tabs of the shop show the same cart', async ({ page, context }) => {
  await fillCart(page);
  const other = await context.newPage();
  await other.goto('/shop');
  await expect(bagCount(other)).toHaveText('1');

  await more(page).click();
  await expect(bagCount(page)).toHaveText('2');

  await expect(bagCount(other)).toHaveText('2');
});

test('the gift wrapping is offered with the cart, and is there once', async ({ page }) => {
  await fillCart(page);

  await items(page)
    .getByRole('button', { name: /^Dodaj.*Darovno pakiranje/ })
    .click();

  await expect(items(page).locator('li')).toHaveCount(2);
  await expect(items(page).getByRole('button', { name: /^Dodaj.*Darovno/ })).toBeHidden();
  await expect(quantity(page)).toHaveCount(1);
});

test('a bundle on a card leads to its window, which has plus and minus', async ({ page }) => {
  await page.goto('/shop/paketi-njege');
  const link = page.locator('a[href$="#paket"]').first();
  await link.click();

  const dialog = page.getByRole('dialog', { name: 'Sastavite svoj paket' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Više/ }).click();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('2');
});
