import { expect, type Page } from '@playwright/test';

import { test } from './support.ts';

const FACE = '/shop/njega-lica';

const list = (page: Page) => page.locator('[data-block="product-list"]');
const cards = (page: Page) => list(page).getByRole('article');
const count = (page: Page) => list(page).getByRole('status');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtri' });
const box = (page: Page, group: string, name: RegExp) =>
  filters(page).getByRole('group', { name: group }).getByRole('checkbox', { name });

/** Requests for the page itself that its script makes. */
function renewals(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes(FACE))
      seen.push(request.url());
  });
  return seen;
}

test.describe('the page of a category', () => {
  test('shows its head, the categories below and its products', async ({ page }) => {
    await page.goto(FACE);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Njega lica');
    await expect(page.getByRole('navigation', { name: 'Potkategorije' })).toContainText('Serumi');
    await expect(cards(page)).toHaveCount(12);
    await expect(count(page)).toHaveText('17 Rezultata');
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`shows the first product at first sight at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(FACE);

      await expect(cards(page).first().getByRole('img').first()).toBeInViewport({ ratio: 1 });
      await expect(cards(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    });
  }

  test('is filtered by three quick ticks with one request and one place in the history', async ({
    page,
  }) => {
    await page.goto(`${FACE}?page=2`);
    const asked = renewals(page);
    const length = await page.evaluate(() => history.length);
    for (const name of [/Biljna/, /Moreva/, /Bonaca/]) {
      await box(page, 'Brend', name).evaluate((input: HTMLElement) => input.click());
    }

    await expect(page).toHaveURL(/\/shop\/njega-lica\?brand=\d+,\d+,\d+$/);
    await expect(count(page)).toHaveText('9 Rezultata');
    await expect(cards(page)).toHaveCount(9);
    expect(asked).toHaveLength(1);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.reload();
    await expect(box(page, 'Brend', /Moreva/)).toBeChecked();
    await expect(count(page)).toHaveText('9 Rezultata');
  });

  test('is ordered again and keeps what is filtered', async ({ page }) => {
    await page.goto(`${FACE}?vegan=yes`);
    const before = await cards(page).count();
    await list(page).getByLabel('Sortiraj').selectOption('asc:name');

    await expect(page).toHaveURL(/\?vegan=yes&sort=asc:name$/);
    const names = await cards(page).getByRole('heading').allTextContents();
    const { compare } = new Intl.Collator('hr');
    expect(names.length).toBe(before);
    expect(names).toEqual(names.toSorted(compare));
  });

  test('is narrowed by the keyboard, which goes on from where it was', async ({ page }) => {
    await page.goto(FACE);
    const choice = filters(page).getByRole('checkbox', { name: /Suha/ });
    await choice.focus();
    await page.keyboard.press('Space');

    await expect(page).toHaveURL(/\?skin_type=\d+$/);
    await expect(list(page)).not.toHaveAttribute('aria-busy', /./);
    await expect(choice).toBeChecked();
    await expect(choice).toBeFocused();
  });

  test('is narrowed to a price by the slider', async ({ page }) => {
    await page.goto(FACE);
    const highest = filters(page).getByRole('slider', { name: 'Cijena, do' });
    await highest.focus();
    for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowLeft');

    await expect(filters(page).getByText('Od 3 € do 40 €')).toBeVisible();
    await expect(page).toHaveURL(/\?finalPrice=3,40$/);
    await expect(highest).toBeFocused();
  });

  test('says that nothing fits, and clears the filters', async ({ page }) => {
    await page.goto(`${FACE}?finalPrice=54,55&skin_type=3`);
    await expect(list(page)).toContainText('Nema dostupnih proizvoda s odabranom kombinacijom.');
    await list(page).getByRole('link', { name: 'Očistite filtere' }).last().click();

    await expect(page).toHaveURL(FACE);
    await expect(cards(page)).toHaveCount(12);
  });

  test('is longer by a page, not another one, where more is asked for', async ({ page }) => {
    await page.goto('/shop/njega-lica?limit=12');
    const before = await cards(page).allTextContents();
    await list(page).getByRole('link', { name: 'Prikaži još' }).click();

    await expect.poll(() => cards(page).count()).toBeGreaterThan(before.length);
    const after = await cards(page).allTextContents();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    await expect(list(page).locator('a[aria-current="page"]')).toHaveText('2');
    await expect(cards(page).nth(before.length).getByRole('link').first()).toBeFocused();
  });

  test('ignores a page that there is not', async ({ page }) => {
    await page.goto(`${FACE}?page=999`);
    await expect(cards(page)).toHaveCount(12);
  });

  test('adds to the cart from a card', async ({ page }) => {
    await page.goto('/shop/serumi');
    await cards(page)
      .first()
      .getByRole('button', { name: /^U košaricu/ })
      .click();
    await expect(page.locator('[data-bind="cart.count"]').first()).toHaveText('1');
  });

  test('is known to search engines without its filters', async ({ page }) => {
    await page.goto(`${FACE}?vegan=yes`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/shop\/njega-lica$/,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto(`${FACE}?page=2`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\?page=2$/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.goto(`${FACE}?page=999`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/shop\/njega-lica$/,
    );
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters are a drawer that stays open while one chooses', async ({ page }) => {
    await page.goto(FACE);
    const moreva = box(page, 'Brend', /Moreva/);
    await expect(moreva).toBeHidden();
    await page.getByRole('button', { name: 'Filtriraj' }).click();
    await moreva.check();

    await expect(page).toHaveURL(/\?brand=\d+$/);
    await expect(moreva).toBeVisible();
    await page.getByRole('button', { name: 'Prikaži rezultate' }).click();
    await expect(moreva).toBeHidden();
    await expect(count(page)).toHaveText('6 Rezultata');
    await expect(page.getByRole('button', { name: 'Filtriraj (1)' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is filtered and ordered by plain forms, page by page', async ({ page }) => {
    await page.goto('/shop');
    const pages = list(page).getByRole('navigation', { name: 'Stranice popisa' });
    await pages.getByRole('link', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL(/\/shop\?page=2$/);
    await expect(pages.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await box(page, 'Brend', /Moreva/).check();
    await box(page, 'Brend', /Biljna/).check();
    await filters(page).getByRole('button', { name: 'Prikaži rezultate' }).click();
    await expect(count(page)).toHaveText('16 Rezultata');

    await list(page).getByLabel('Sortiraj').selectOption('asc:name');
    await list(page).getByRole('button', { name: 'Primijeni' }).click();
    await expect(count(page)).toHaveText('16 Rezultata');
    await expect(page).toHaveURL(/sort=asc%3Aname/);
    await expect(box(page, 'Brend', /Moreva/)).toBeChecked();
  });
});

test('every link to the shop leads to a page', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of ['/', '/shop', FACE, '/product/lavandra-krema-za-ruke']) {
    await page.goto(path);
    for (const href of await page
      .locator('a[href^="/shop"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      found.add(href);
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/shop[^<]*)<\/loc>/g))
    found.add(path);

  expect(found.size).toBeGreaterThan(25);
  for (const path of found) expect((await request.get(path)).status(), path).toBe(200);
  expect(sitemap).toContain('/shop/serumi<');
});
