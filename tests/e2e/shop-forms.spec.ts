import { expect, type Page } from '@playwright/test';

import { CUSTOMER, test } from './support.ts';

const GIFT_CARD = '/product/poklon-bon-50';
const SOLD_OUT = '/product/kadulja-suhi-sampon';

async function fillGiftCard(page: Page) {
  await page.getByLabel('Vrijednost *').selectOption({ label: '100 € (+50,00 €)' });
  await page.getByLabel('Ime primatelja *').fill('Iva Novak');
  await page.getByLabel('Vaša poruka').fill('Sretan rođendan!');
  await page.getByLabel('Pošalji na dan').fill('2027-03-08');
}

async function ask(page: Page, email: string) {
  const form = page.locator('[data-block="contact-form"]');
  await form.getByLabel('Ime i prezime *').fill('Iva Novak');
  await form.getByLabel('Email *').fill(email);
  await form.getByLabel('Vaša poruka *').fill('Koja krema ide uz serum s vitaminom C?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Pošaljite upit' }).click();
}

async function wait(page: Page, email: string) {
  const form = page.locator('[data-block="product-availability-form"]');
  await form.getByLabel('Email *').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Obavijestite me' }).click();
}

test('a gift card is bought with what is chosen and written on it', async ({ page }) => {
  await page.goto(GIFT_CARD);
  await page.getByRole('button', { name: 'Dodaj u košaricu' }).click();
  await expect(page.getByText('Obavezno polje')).toHaveCount(2);
  await fillGiftCard(page);
  const added = page.waitForResponse(/kosarica\/dodaj/);
  await page.getByRole('button', { name: 'Dodaj u košaricu' }).click();

  const { data } = await (await added).json();
  expect(data.cart.prices.base.itemsTotal).toBe(100);
  expect(JSON.stringify(data.cart)).toContain('Iva Novak');
});

test('what cannot be bought has a form to be told about it, and what can has none', async ({
  page,
}) => {
  await page.goto(GIFT_CARD);
  await expect(page.locator('[data-block="product-availability-form"]')).toBeHidden();
  await page.goto(SOLD_OUT);
  await wait(page, `ceka-${Date.now()}@izlog.test`);

  await expect(page.getByText('Javit ćemo vam kad proizvod ponovno bude dostupan')).toBeVisible();
});

test('a question reaches the shop', async ({ page }) => {
  await page.goto('/kontakt');
  await page
    .locator('[data-block="contact-form"]')
    .getByRole('button', { name: 'Pošaljite upit' })
    .click();
  await expect(
    page.locator('[data-block="contact-form"]').getByText('Obavezno polje').first(),
  ).toBeVisible();
  await ask(page, 'iva@izlog.test');

  await expect(page.getByText('Hvala na upitu, odgovorit ćemo vam uskoro')).toBeVisible();
});

test('a guest at the checkout logs in without leaving it', async ({ page }) => {
  await page.goto(GIFT_CARD);
  await fillGiftCard(page);
  const added = page.waitForResponse(/kosarica\/dodaj/);
  await page.getByRole('button', { name: 'Dodaj u košaricu' }).click();
  await added;
  await page.goto('/naplata');
  await page
    .locator('[data-block="checkout-login-prompt"]')
    .getByRole('link', { name: /Prijavite se/ })
    .click();
  const modal = page.getByRole('dialog', { name: 'Prijavite se' });
  await expect(modal.getByRole('link', { name: 'Registrirajte se' })).toHaveAttribute(
    'href',
    '/registracija?redirect=%2Fnaplata',
  );
  await expect(modal.getByRole('link', { name: 'Kupite kao gost' })).toHaveAttribute(
    'href',
    '/naplata',
  );
  await modal.getByLabel('Email *').fill(CUSTOMER.email);
  await modal.getByLabel('Lozinka *', { exact: true }).fill(CUSTOMER.password);
  await modal.getByRole('button', { name: 'Prijavite se' }).click();

  await expect(page).toHaveURL('/naplata?poruka=logged-in');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms are plain ones', async ({ page }) => {
    await page.goto(GIFT_CARD);
    await fillGiftCard(page);
    await page.getByRole('button', { name: 'Dodaj u košaricu' }).click();
    await expect(page.getByRole('status')).toHaveText('Proizvod uspješno dodan u košaricu!');
    await page.goto(SOLD_OUT);
    await wait(page, `ceka-bez-${Date.now()}@izlog.test`);
    await expect(page.getByRole('status')).toContainText('Javit ćemo vam');
    await page.goto('/kontakt');
    await ask(page, 'iva-bez@izlog.test');
    await expect(page.getByRole('status')).toContainText('Hvala na upitu');
  });
});
