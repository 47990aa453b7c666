import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';

import { CUSTOMER, logIn, test } from './support.ts';

const WIDTHS = [1440, 390] as const;

for (const width of WIDTHS) {
  test(`a shopper sees the home page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');

    await expect(page).toHaveTitle(/ \| Bonaca$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const block of [
      'hero',
      'usp-row',
      'category-tiles',
      'product-carousel',
      'post-carousel',
      'newsletter-form',
    ]) {
      await expect(page.locator(`[data-block="${block}"]`).first(), block).toBeVisible();
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('nothing but the loader is executed before the first interaction, and no React', async ({
  page,
}) => {
  await page.coverage.startJSCoverage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const entries = await page.coverage.stopJSCoverage();

  const executed = entries.filter(({ functions }) =>
    functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
  );
  const bytes = executed.reduce((sum, { source }) => sum + gzipSync(source ?? '').length, 0);
  expect(
    executed.map(({ url }) => new URL(url).pathname).filter((path) => /hydrate|editor/.test(path)),
  ).toEqual([]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(6 * 1024);
});

test('adding a product answers at once and counts in the bag', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /^U košaricu/ })
    .first()
    .click();

  await expect(page.getByText('Proizvod uspješno dodan u košaricu!')).toBeVisible();
  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
  await page.reload();
  await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
});

test('the carousel moves by its arrows', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[data-block="product-carousel"]').first();
  const track = carousel.locator('a[href^="/product/"]').first();
  const before = await track.boundingBox();

  await carousel.getByRole('button', { name: 'Sljedeće' }).click();

  await expect.poll(async () => (await track.boundingBox())?.x).not.toBe(before?.x);
});

test('the page of a narrow app view has no header and no footer', async ({ page }) => {
  await page.goto('/?mobileView=true');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('an unknown address answers 404 with ways on', async ({ page, quiet: _ }) => {
  const answer = await page.request.get('/nema-takve-stranice');

  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('href="/profil"');
});

test('guests, customers and a query for the editor get the very same bytes', async ({
  browser,
}) => {
  const guest = await browser.newContext();
  const customer = await browser.newContext();
  await logIn(customer, CUSTOMER);

  // While files of its pictures are made, the page may change between two visits.
  await expect(async () => {
    const plain = await (await guest.request.get('/')).body();
    const edited = await (await guest.request.get('/?editPage=true')).body();
    const customers = await (await customer.request.get('/?editPage=true')).body();

    expect(edited.equals(plain)).toBe(true);
    expect(customers.equals(plain)).toBe(true);
  }).toPass({ timeout: 20_000 });
  await guest.close();
  await customer.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of WIDTHS) {
    test(`the home page, its menu and its products work at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .getByRole('button', { name: /^U košaricu/ })
        .first()
        .click();

      await expect(page).toHaveURL(/poruka=/);
      await expect(page.getByText('Proizvod uspješno dodan u košaricu!')).toBeVisible();
    });
  }
});
