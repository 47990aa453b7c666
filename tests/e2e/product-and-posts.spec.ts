import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page } from '@playwright/test';

import { CUSTOMER, EDITOR, logIn, test } from './support.ts';

const bagCount = (page: Page) => page.locator('[data-bind="cart.count"]').first();
const list = (page: Page) => page.locator('[data-block="post-category-list"]');

test.describe('the page of a product', () => {
  test('is reached from a card and puts as many as wanted into the cart', async ({ page }) => {
    await page.goto('/');
    const name = page.locator('[data-block="product-carousel"] article h3 a').first();
    const title = (await name.textContent()) ?? '';
    await name.click();

    await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const box = page.locator('[data-block="product-buy-box"]');
    await box.getByRole('button', { name: 'Jedan više' }).click();
    await expect(box.getByLabel('Količina')).toHaveValue('2');
    await box.getByRole('button', { name: 'Dodaj u košaricu' }).click();

    await expect(box.getByRole('button', { name: 'Dodano u košaricu' })).toBeVisible();
    await expect(bagCount(page)).toHaveText('2');
  });

  test('offers the variants as radio buttons and adds the chosen one', async ({ page }) => {
    await page.goto('/product/lavandra-krema-za-ruke');
    const scents = page.getByRole('group', { name: 'Miris' }).getByRole('radio');
    await expect(scents.first()).toBeChecked();
    await scents.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(scents.nth(1)).toBeChecked();
    const id = await scents.nth(1).inputValue();
    const sent = page.waitForRequest((request) => request.url().endsWith('/kosarica/dodaj'));
    await page.getByRole('button', { name: 'Dodaj u košaricu' }).click();

    expect((await sent).postDataJSON()).toMatchObject({ productId: id, qty: '1' });
    await expect(bagCount(page)).toHaveText('1');
  });

  test('enlarges a picture and gives the focus back', async ({ page }) => {
    await page.goto('/product/lavandra-krema-za-ruke');
    const opener = page.getByRole('button', { name: /^Uvećaj sliku 1/ });
    await opener.click();
    await expect(page.locator('[popover]:popover-open img')).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('says that a product is not there, and sells none of it', async ({ page }) => {
    await page.goto('/product/biljna-ulje-za-vrhove-kose');
    const box = page.locator('[data-block="product-buy-box"]');

    await expect(box.getByRole('button', { name: 'Nedostupan' })).toBeDisabled();
    await expect(box.locator('form[data-action="cart.add"]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added by its form, which comes back to it', async ({ page }) => {
    await page.goto('/en/product/lavandra-krema-za-ruke');
    await page.getByRole('radio').nth(1).check();
    await page.getByLabel('Quantity').fill('3');
    await page
      .locator('[data-block="product-buy-box"]')
      .getByRole('button', { name: 'Add to cart' })
      .click();

    await expect(page).toHaveURL(/\/en\/product\/lavandra-krema-za-ruke\?poruka=added-to-cart/);
    await expect(page.getByRole('status').first()).toBeVisible();
  });

  test('a post category is chosen by its link, page by page', async ({ page }) => {
    await page.goto('/objave-kategorije');
    await expect(list(page).getByRole('article')).toHaveCount(5);
    await list(page).getByRole('link', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL(/\/objave-kategorije\?page=2$/);
    await expect(list(page).getByRole('article')).toHaveCount(3);

    await list(page).getByRole('link', { name: 'Kosa' }).click();

    await expect(page).toHaveURL(/\/objave-kategorije\?category=kosa$/);
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('Kosa');
    await expect(list(page).locator('[aria-current="page"]').first()).toHaveText('Kosa');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/objave-kategorije\?category=kosa$/,
    );
  });
});

test.describe('posts by category', () => {
  test('are reached from the footer, and by keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Savjeti po temama' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savjeti po temama');
    await list(page).getByRole('link', { name: 'Sve kategorije' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\?category=njega-koze$/);
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('Njega kože');
  });

  test('say so when the category does not exist, and lead on', async ({ page }) => {
    await page.goto('/objave-kategorije?category=nema-takve');
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(/ne postoji/);
    await expect(list(page).getByRole('article')).toHaveCount(0);
    await list(page).getByRole('link', { name: 'Pogledajte sve objave' }).click();

    await expect(list(page).getByRole('article')).toHaveCount(5);
  });

  test('show their last page where an address asks for one beyond it', async ({ page }) => {
    await page.goto('/objave-kategorije?page=99');

    await expect(list(page).getByRole('article')).toHaveCount(3);
  });

  test('stand below the blog under the name of their category', async ({ page }) => {
    const found = await page.goto('/objave/kosa');
    expect(found?.status()).toBe(200);
    const posts = page.locator('[data-block="post-list"]');
    await expect(posts.getByRole('heading', { level: 2 })).toHaveText('Kosa');
    await expect(page).toHaveTitle('Kosa | Bonaca');

    expect((await page.request.get('/objave/nema-takve')).status()).toBe(404);
    expect((await page.request.get('/en/blog/kosa')).status()).toBe(200);
  });
});

/** Of every format, with all that a product can ask for. */
const KINDS_OF_PRODUCTS = [
  'moreva-hijaluronski-serum',
  'jadraderm-nocni-serum-s-retinolom',
  'bonaca-savjetovanje-o-njezi-koze',
  'poklon-bon-50',
  'lavandra-poklon-paket-lavanda',
  'solenta-paket-zastita-od-sunca',
];

test('the page of a product inlines at most 12 kB of styles', async ({ request }) => {
  for (const slug of KINDS_OF_PRODUCTS) {
    const html = await (await request.get(`/product/${slug}`)).text();
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);

    expect(gzipSync(styles.join(''), { level: 9 }).length, slug).toBeLessThanOrEqual(12 * 1024);
  }
});

const SERUM = '/product/moreva-hijaluronski-serum';
const reviews = (page: Page) => page.locator('[data-block="product-reviews"]');

test.describe('reviews of a product', () => {
  test('stand below it with their mean, in pages', async ({ page }) => {
    await page.goto(SERUM);
    await expect(reviews(page)).toContainText('4,4 / 5 · 7 recenzija');
    await expect(reviews(page).getByRole('article')).toHaveCount(5);
    await expect(
      reviews(page).getByRole('img', { name: '4 od 5 zvjezdica' }).first(),
    ).toBeVisible();

    await reviews(page).getByRole('link', { name: 'Stranica 2' }).click();

    await expect(reviews(page).getByRole('article')).toHaveCount(2);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${SERUM}$`),
    );
  });

  test('are for who is logged in, and wait for an editor', async ({ page, browser }) => {
    await page.goto(SERUM);
    await reviews(page).getByText('Napišite recenziju').click();
    await expect(reviews(page).getByRole('link', { name: 'Prijavite se' })).toBeVisible();
    await expect(reviews(page).getByRole('button', { name: 'Pošaljite recenziju' })).toBeHidden();

    await logIn(page.context(), CUSTOMER);
    await page.reload();
    await reviews(page).getByText('Napišite recenziju').click();
    await reviews(page).getByLabel('Vaša recenzija').fill('Miran i lagan serum.');
    await reviews(page).getByRole('button', { name: 'Pošaljite recenziju' }).click();
    await expect(reviews(page).getByText('Obavezno polje')).toBeVisible();
    await reviews(page).getByRole('radio', { name: '4 zvjezdice' }).check();
    await reviews(page).getByRole('button', { name: 'Pošaljite recenziju' }).click();
    await expect(page.getByText('Komentar ćemo objaviti čim ga pregledamo')).toBeVisible();
    await expect(reviews(page)).toContainText('7 recenzija');

    const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const headers = await logIn(office, EDITOR);
    const id = await newest(office, headers);
    const published = await office.request.patch(`/api/v1/comment/update/${id}`, {
      headers,
      data: { published: true },
    });
    expect(published.status()).toBe(200);
    await office.close();
    await page.goto(SERUM);
    await expect(reviews(page)).toContainText('8 recenzija');
    await expect(reviews(page).getByRole('article').first()).toContainText('Miran i lagan serum.');
  });
});

/** Id of the comment written last. */
async function newest(office: BrowserContext, headers: Record<string, string>): Promise<number> {
  const answer = await office.request.post('/api/v1/admin/comment/filter', {
    headers,
    data: { limit: 100 },
  });
  const { data } = await answer.json();
  return Math.max(...data.records.map(({ id }: { id: number }) => id));
}

test.describe('comments on a post, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are written by a plain form', async ({ page }) => {
    const comments = page.locator('[data-block="comments"]');
    await logIn(page.context(), CUSTOMER);
    await page.goto('/kosa-nakon-mora');
    await expect(comments).toContainText('1 komentar');
    await comments.getByText('Napišite komentar').click();
    await comments.getByRole('radio', { name: '5 zvjezdica' }).check();
    await comments.getByLabel('Vaš komentar').fill('Hvala na savjetu.');
    await comments.getByRole('button', { name: 'Pošaljite komentar' }).click();

    await expect(page.getByText('Komentar ćemo objaviti čim ga pregledamo')).toBeVisible();
    await expect(comments).not.toContainText('Hvala na savjetu.');
  });
});
