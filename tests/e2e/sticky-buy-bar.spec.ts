import { expect, type Page } from '@playwright/test';

import { accessFaults, test, untilStill } from './support.ts';

const CREAM = '/product/lavandra-krema-za-ruke';
const bar = (page: Page) => page.locator('[data-block="sticky-buy-bar"]');
const box = (page: Page) => page.locator('[data-block="product-buy-box"]');
const bagCount = (page: Page) => page.locator('[data-bind="cart.count"]').first();

/** The notice has the bar's place until it is answered. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Samo nužni' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-cookies', '');
}

async function scrollPast(page: Page) {
  await box(page).evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().bottom + scrollY, behavior: 'instant' }),
  );
  await expect(bar(page)).toBeVisible();
  await untilStill(page);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`on a page ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('comes when the buy box is gone, and buys what was chosen there', async ({ page }) => {
      await open(page, CREAM);
      await expect(bar(page)).toBeHidden();
      const scent = page.getByRole('group', { name: 'Miris' }).getByRole('radio').nth(1);
      await scent.check();
      await box(page).getByLabel('Količina').fill('2');
      await scrollPast(page);

      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(bar(page)).toContainText('Maslina');
      expect(await accessFaults(page)).toEqual([]);
      const sent = page.waitForRequest((request) => request.url().endsWith('/kosarica/dodaj'));
      await bar(page).getByRole('button', { name: 'U košaricu' }).click();

      const id = await scent.inputValue();
      expect((await sent).postDataJSON()).toMatchObject({ productId: id, qty: '2' });
      await expect(bagCount(page)).toHaveText('2');
    });

    test('leads to what is still to be chosen', async ({ page }) => {
      await open(page, '/product/poklon-bon-50');
      await scrollPast(page);

      await bar(page).getByRole('button', { name: 'U košaricu' }).click();

      const missing = page.locator('[form="buy-product"]:focus');
      await expect(missing).toBeInViewport({ ratio: 1 });
      await expect(missing).toHaveAttribute('aria-invalid', 'true');
      await expect(bagCount(page)).toBeHidden();
    });

    test('goes when the buy box is back', async ({ page }) => {
      await open(page, CREAM);
      await scrollPast(page);
      await bar(page).getByRole('button').focus();

      await page.keyboard.press('Home');

      await expect(bar(page)).toBeHidden();
      await expect(box(page).getByRole('button', { name: 'Dodaj u košaricu' })).toBeFocused();
    });
  });
}

test('is not there for a bundle whose parts are chosen', async ({ page }) => {
  await open(page, '/product/solenta-paket-zastita-od-sunca');
  const opener = page.locator('[data-block="bundle-customiser"] [data-opens]');
  await opener.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().bottom + scrollY, behavior: 'instant' }),
  );

  await expect(bar(page)).toBeHidden();
});

test('does not cover what has the focus', async ({ page }) => {
  await open(page, CREAM);
  await scrollPast(page);
  const links = page.locator('[data-block="product-carousel"] article h3 a');
  await links.last().focus();
  await page.evaluate(() => scrollBy({ top: -innerHeight, behavior: 'instant' }));
  await links.first().focus();

  const { bottom } = await links.first().evaluate((link) => link.getBoundingClientRect());
  const { top } = await bar(page).evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(top);
});

test('is not there for what cannot be bought', async ({ page }) => {
  await open(page, '/product/biljna-ulje-za-vrhove-kose');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  await expect(box(page).getByRole('button', { name: 'Nedostupan' })).toBeDisabled();
  await expect(bar(page)).toBeHidden();
  await expect(bar(page).getByRole('button', { includeHidden: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is none', async ({ page }) => {
    await page.goto(`${CREAM}#recenzije`);
    await page.mouse.wheel(0, 4000);

    await expect(box(page).getByRole('button', { name: 'Dodaj u košaricu' })).toHaveCount(1);
    await expect(bar(page)).toBeHidden();
  });
});
