import { expect, type Page } from '@playwright/test';

import { test } from './support.ts';

const GIFT_CARD = '/product/poklon-bon-50';
const HAND_CREAM = '/product/lavandra-krema-za-ruke';
const BUNDLE = '/product/solenta-paket-zastita-od-sunca';

const lines = (page: Page) => page.locator('[data-block="cart-items"] li');
const save = (page: Page) => page.getByRole('button', { name: 'Spremi promjene' });
const saved = /\/kosarica\?poruka=cart-updated/;

/** Sends the form that buys, and waits for the answer, with scripts and without. */
async function add(page: Page, name: string) {
  const answer = page.waitForResponse((it) => /addItem|kosarica\/dodaj/.test(it.url()));
  await page.getByRole('button', { name }).first().click();
  await answer;
  await page.goto('/kosarica');
}

async function addGiftCard(page: Page) {
  await page.goto(GIFT_CARD);
  await page.getByLabel('Vrijednost *').selectOption({ label: '100 € (+50,00 €)' });
  await page.getByLabel('Ime primatelja *').fill('Iva Novak');
  await page.getByLabel('Vaša poruka').fill('Sretan rođendan!');
  await page.getByLabel('Pošalji na dan').fill('2027-03-08');
  await add(page, 'Dodaj u košaricu');
}

async function editGiftCard(page: Page) {
  await lines(page).getByRole('link', { name: 'Uredi odabir' }).click();
  await expect(page).toHaveURL(/\/product\/poklon-bon-50\?cartItemId=\d+$/);
  await expect(page.getByLabel('Vrijednost *')).toHaveValue(/-100$/);
  await expect(page.getByLabel('Ime primatelja *')).toHaveValue('Iva Novak');
  await expect(page.getByLabel('Vaša poruka')).toHaveValue('Sretan rođendan!');
  await expect(page.getByLabel('Pošalji na dan')).toHaveValue('2027-03-08');
  const quantity = page.getByLabel('Količina', { exact: true });
  await expect(quantity).toHaveValue('1');

  await page.getByLabel('Ime primatelja *').fill('Ana Kos');
  await quantity.fill('2');
  await save(page).click();
  await expect(page).toHaveURL(saved);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(
    'Vrijednost: 100 € · Ime primatelja: Ana Kos · Vaša poruka: Sretan rođendan! · Pošalji na dan: 8. ožujka 2027.',
  );
  await expect(lines(page)).not.toContainText('Iva Novak');
  await expect(lines(page).getByRole('spinbutton')).toHaveValue('2');
}

test('what is written on a line is changed on its product’s page', async ({ page, browser }) => {
  await addGiftCard(page);
  const address = await lines(page)
    .getByRole('link', { name: 'Uredi odabir' })
    .getAttribute('href');
  await editGiftCard(page);

  const stranger = await browser.newPage();
  const response = await stranger.goto(new URL(address ?? '', page.url()).href);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(stranger.getByLabel('Ime primatelja *')).toHaveValue('');
  await expect(stranger.getByRole('button', { name: 'Dodaj u košaricu' })).toBeVisible();
  await stranger.close();
});

test('another variant takes the place of the line, by keyboard alone', async ({ page }) => {
  await page.goto(HAND_CREAM);
  const scents = page.getByRole('group', { name: 'Miris' }).getByRole('radio');
  await scents.nth(1).check();
  await page.getByRole('button', { name: 'Jedan više' }).click();
  await add(page, 'Dodaj u košaricu');
  const name = await lines(page).locator('p').first().textContent();

  await lines(page).getByRole('link', { name: 'Uredi odabir' }).focus();
  await page.keyboard.press('Enter');
  await expect(scents.nth(1)).toBeChecked();
  await expect(page.getByLabel('Količina', { exact: true })).toHaveValue('2');
  await scents.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(scents.nth(0)).toBeChecked();
  await save(page).focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(saved);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByRole('spinbutton')).toHaveValue('2');
  expect(await lines(page).locator('p').first().textContent()).not.toBe(name);
});

test('a bundle is put together again', async ({ page }) => {
  await page.goto(BUNDLE);
  await page.getByRole('button', { name: 'Sastavite svoj paket' }).click();
  await page.getByRole('radio', { name: /Ruža/ }).check();
  await add(page, 'U košaricu');

  await lines(page).getByRole('link', { name: 'Uredi odabir' }).click();
  await page.getByRole('button', { name: 'Promijenite svoj paket' }).click();
  await expect(page.getByRole('radio', { name: /Ruža/ })).toBeChecked();
  await page.getByRole('radio', { name: /Prirodna/ }).check();
  await save(page).click();

  await expect(page).toHaveURL(saved);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Prirodna');
});

test('a line can be left as it is', async ({ page }) => {
  await addGiftCard(page);
  await lines(page).getByRole('link', { name: 'Uredi odabir' }).click();
  await page.getByLabel('Ime primatelja *').fill('Nitko');
  await page.getByRole('link', { name: 'Natrag u košaricu bez promjena' }).click();

  await expect(page).toHaveURL('/kosarica');
  await expect(lines(page)).toContainText('Iva Novak');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form saves the line', async ({ page }) => {
    await addGiftCard(page);
    await editGiftCard(page);
    await expect(page.getByRole('status').first()).toHaveText('Košarica je ažurirana');
  });
});
